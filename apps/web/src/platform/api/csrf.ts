import { exchange } from './exchange.ts';

let pending: Promise<unknown> | null = null;

/** The session's CSRF token. Requested once per page (section 7); later ones come with each new session. */
export async function csrfToken(): Promise<string> {
  pending ??= exchange({ method: 'GET', address: '/sanctum/csrf-cookie', headers: {} });
  try {
    await pending;
  } catch (error) {
    pending = null;
    throw error;
  }
  return cookie('XSRF-TOKEN') ?? '';
}

/** The next call requests a new one. */
export function forgetCsrf(): void {
  pending = null;
}

function cookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}
