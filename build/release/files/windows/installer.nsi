; Battle Arcade for one user: no administrator, everything below the user's own folders.
; Compiled by build/release/windows_installer.py, which defines VERSION, FOUR_NUMBERS, NOTE, FOLDER, ICON, KILOBYTES
; and TARGET.
Target amd64-unicode
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Battle Arcade"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\BattleArcade"

Name "${NAME} ${VERSION}${NOTE}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Battle Arcade"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true

VIProductVersion "${FOUR_NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}${NOTE}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}${NOTE}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} setup"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\BattleArcade.exe"
!insertmacro MUI_PAGE_LICENSE "${FOLDER}/LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"

LangString RUNNING ${LANG_ENGLISH} "Battle Arcade is still running. Close it, then try again."
LangString RUNNING ${LANG_SPANISH} "Battle Arcade sigue abierto. Ciérralo y vuelve a intentarlo."

; Only into a new folder, an empty one or our own: the page's button stays grey elsewhere.
Function .onVerifyInstDir
  IfFileExists "$INSTDIR\Uninstall.exe" ours
  IfFileExists "$INSTDIR\*.*" 0 ours
    FindFirst $0 $1 "$INSTDIR\*"
    next:
      StrCmp $1 "" empty
      StrCmp $1 "." skip
      StrCmp $1 ".." skip
      FindClose $0
      Abort
    skip:
      FindNext $0 $1
      Goto next
    empty:
      FindClose $0
  ours:
FunctionEnd

Section
  IfFileExists "$INSTDIR\BattleArcade.exe" 0 fresh
    Delete "$INSTDIR\BattleArcade.exe"
    IfFileExists "$INSTDIR\BattleArcade.exe" 0 gone
      MessageBox MB_ICONSTOP "$(RUNNING)" /SD IDOK
      SetErrorLevel 2
      Abort
    gone:
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licences"
  fresh:
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Battle Arcade.lnk" "$INSTDIR\BattleArcade.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}${NOTE}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\BattleArcade.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "Publisher" "Battle Arcade"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; Settings, matches and records lie in the user's own folders and stay.
Section Uninstall
  Delete "$INSTDIR\BattleArcade.exe"
  IfFileExists "$INSTDIR\BattleArcade.exe" 0 gone
    MessageBox MB_ICONSTOP "$(RUNNING)" /SD IDOK
    SetErrorLevel 2
    Abort
  gone:
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\READ_ME.txt"
  Delete "$INSTDIR\PREVIEW.txt"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Battle Arcade.lnk"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
