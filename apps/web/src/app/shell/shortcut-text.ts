/** A shortcut as this device's keyboard labels it: '⌘K' on Apple's, 'Ctrl K' elsewhere. */
export function shortcutText(key: string): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? `⌘${key}` : `Ctrl ${key}`;
}
