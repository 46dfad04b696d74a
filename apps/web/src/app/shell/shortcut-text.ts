/** A shortcut as the keyboard of this device labels it: '⌘K' on Apple's, 'Ctrl K' elsewhere. */
export function shortcutText(key: string): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? `⌘${key}` : `Ctrl ${key}`;
}
