/** Checked in this order, because most browsers also name their ancestors. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** 'Chrome on Windows' from a User-Agent. Only a hint, because clients can send anything. */
export function describeBrowser(userAgent: string): string {
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  if (browser === null && system === null) return 'Unknown browser';
  if (browser === null || system === null) return browser ?? `A browser on ${system}`;
  return `${browser} on ${system}`;
}

const nameIn = (text: string, known: readonly (readonly [RegExp, string])[]) =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? null;
