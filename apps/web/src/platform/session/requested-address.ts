const storageKey = 'muster.wanted-address';
const ownOrigin = 'https://portal.invalid';

/** Remembers the address that a signed-out visitor requested, in this tab only (section 2.1). */
export function rememberWanted(address: string): void {
  if (safeAddress(address) === null || isLoginAddress(address)) return;
  try {
    window.sessionStorage.setItem(storageKey, address);
  } catch {
    // Without storage the sign-in leads to the root.
  }
}

/** The remembered address, once; the root if there is none or it is not one of ours. */
export function takeWanted(): string {
  try {
    const stored = window.sessionStorage.getItem(storageKey);
    window.sessionStorage.removeItem(storageKey);
    return (stored === null ? null : safeAddress(stored)) ?? '/';
  } catch {
    return '/';
  }
}

/**
 * The address if it is a path inside the portal, else null: no other origin, no `//`, no backslash, no control
 * character, and none of these in an encoded form (reliability, abuse 10).
 */
export function safeAddress(address: string): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const decoded = fullyDecoded(path);
  if (decoded === null || !decoded.startsWith('/') || decoded.includes('//') || hasForbidden(decoded)) return null;
  if (!address.startsWith('/') || hasForbidden(address) || !URL.canParse(address, ownOrigin)) return null;
  return new URL(address, ownOrigin).origin === ownOrigin ? address : null;
}

const hasForbidden = (text: string) =>
  [...text].some((letter) => letter === '\\' || letter < '!' || letter === '\u007f');

/** Decoded until nothing changes, so that `%255c` hides nothing; null if it cannot be decoded. */
function fullyDecoded(path: string): string | null {
  let text = path;
  for (let round = 0; round < 5; round += 1) {
    const next = decodedOnce(text);
    if (next === null || next === text) return next;
    text = next;
  }
  return null;
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const isLoginAddress = (address: string) =>
  /^\/(user-login|forgot-password|reset-password|forbidden|page-not-found)\b/.test(address);
