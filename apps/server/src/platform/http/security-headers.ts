import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 31_536_000;

/**
 * Every answer carries them, errors too (reliability row 38). Pages replace the policy by one with a nonce; only built
 * files may be kept by browsers and whoever stands between.
 */
export async function addSecurityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  await app.register(helmet, {
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** The same for answers to what is no readable request: those are written before any hook is asked. */
export function bareSecurityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isSecure && { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }),
  };
}

/** Policy of a page. Scripts and styles need the nonce of this very answer; `connect` lists the push socket's origins. */
export function pagePolicy(nonce: string, connect: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // A document that the page itself fetched and names the type of, for its preview.
    'frame-src blob:',
    "font-src 'self'",
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
