import { randomBytes, randomUUID } from 'node:crypto';

/** The only way to the present time: tests hand in their own. */
export interface Clock {
  now(): Temporal.Instant;
}

/** The only way to chance. `token` is url-safe text of 256 random bits. */
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
