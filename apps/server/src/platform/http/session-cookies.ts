import type { FastifyReply } from 'fastify';
import type { SessionControl } from '../context/session-control.ts';
import type { Identity } from '../session/identity.ts';
import type { CallServices } from './call-services.ts';
import { csrfCookie, deviceCookie, sessionCookie } from './cookies.ts';
import { csrfTokenFor } from './csrf.ts';

type Cookies = Pick<CallServices, 'cookies' | 'isSecure' | 'csrfKey' | 'random'>;

export interface CollectedSession extends SessionControl {
  /** Writes the cookies only after the call has succeeded, so that a refused call changes nothing. */
  apply(reply: FastifyReply): void;
}

export function collectSession(
  identity: Identity | null,
  sessionToken: string | undefined,
  services: Cookies,
): CollectedSession {
  const steps: ((reply: FastifyReply) => void)[] = [];
  return {
    id: identity?.sessionId ?? null,
    userId: identity?.userId ?? null,
    level: identity?.level ?? 'none',
    factorAt: identity?.factorAt ?? null,
    keep: () => void steps.push((reply) => writeSession(reply, keptToken(sessionToken, services), services)),
    start: (token) => void steps.push((reply) => writeSession(reply, token, services)),
    replace: (token) =>
      void steps.push((reply) => {
        writeSession(reply, token, services);
        clearStored(reply);
      }),
    end: () => void steps.push((reply) => clearSession(reply, services)),
    rememberDevice: (token) =>
      void steps.push((reply) => reply.setCookie(services.cookies.device, token, deviceCookie(services.isSecure))),
    apply: (reply) => {
      for (const step of steps) step(reply);
    },
  };
}

function keptToken(sessionToken: string | undefined, { random }: Cookies): string {
  return sessionToken !== undefined && /^[\w-]{43}$/.test(sessionToken) ? sessionToken : random.token();
}

/** The readable CSRF cookie is set with each new session id (decisions, Addresses and calls). */
function writeSession(reply: FastifyReply, token: string, services: Cookies): void {
  reply.setCookie(services.cookies.session, token, sessionCookie(services.isSecure));
  reply.setCookie(services.cookies.csrf, csrfTokenFor(services.csrfKey, token), csrfCookie(services.isSecure));
}

function clearSession(reply: FastifyReply, services: Cookies): void {
  reply.clearCookie(services.cookies.session, sessionCookie(services.isSecure));
  reply.clearCookie(services.cookies.csrf, csrfCookie(services.isSecure));
  clearStored(reply);
}

function clearStored(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache", "storage"');
}
