import type { Identity } from '../session/identity.ts';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
}
