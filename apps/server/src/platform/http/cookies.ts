import type { CookieSerializeOptions } from '@fastify/cookie';

export interface CookieNames {
  readonly session: string;
  readonly csrf: string;
  readonly device: string;
}

/** The `__Host-` prefix requires TLS, so it is used whenever the portal is reached by https (reliability row 38). */
export function cookieNames(isSecure: boolean): CookieNames {
  const prefix = isSecure ? '__Host-' : '';
  return { session: `${prefix}muster_session`, csrf: 'XSRF-TOKEN', device: `${prefix}muster_device` };
}

export function sessionCookie(isSecure: boolean): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
}

export function csrfCookie(isSecure: boolean): CookieSerializeOptions {
  return { path: '/', httpOnly: false, sameSite: 'lax', secure: isSecure };
}

export function deviceCookie(isSecure: boolean): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure, maxAge: 180 * 24 * 60 * 60 };
}
