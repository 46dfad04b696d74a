import { Socket } from 'node:net';
import helmet from 'helmet';
import { nodeHttp } from '../outbound/node-http.ts';

const yearSeconds = 31_536_000;

/**
 * All answers have them, including errors and answers to malformed requests (reliability row 38). Search engines list none, the
 * public pages of candidates and ID cards included. Pages replace the
 * policy with one that has a nonce; only built files may be cached by browsers and proxies.
 */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  // They are the same for all answers; computing them once makes them almost free.
  const request = new nodeHttp.IncomingMessage(new Socket());
  const response = new nodeHttp.ServerResponse(request);
  guard(request, response, () => undefined);
  const given = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(given), 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
}

/**
 * Policy of a page. Scripts and styles need the nonce of this answer; `connect` lists the origins of the push socket.
 */
export function pagePolicy(nonce: string, connect: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // A document that the page fetched and typed itself, for its preview.
    'frame-src blob:',
    "font-src 'self'",
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    "manifest-src 'self'",
    // Shows messages while no page is open.
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
