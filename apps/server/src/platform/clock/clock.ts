import { randomBytes, randomUUID } from 'node:crypto';

/** The only source of the current time; tests pass their own. */
export interface Clock {
  now(): Temporal.Instant;
}

/** The only source of randomness. `token` is 256 random bits as url-safe text. */
export interface Random {
  uuid(): string;
  token(): string;
  bytes(size: number): Buffer;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  bytes: (size) => randomBytes(size),
};
