import { type Argon2Parameters, argon2 } from 'node:crypto';
import { systemRandom } from '../clock/clock.ts';
import { createTurnQueue } from '../work/turn-queue.ts';
import { normalizedPassword } from './password-strength.ts';

/**
 * Argon2id with 19 MiB, two passes, one lane (reliability row 2). If a figure is raised, each hash is upgraded at the
 * next sign-in.
 */
const strength = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagBytes = 32;

/** Two at a time: many simultaneous sign-ins wait in a queue instead of taking 19 MiB each. */
const queue = createTurnQueue({
  atOnce: 2,
  waiting: 500,
  busy: 'Too many people are signing in at this moment. Please try again in a few seconds.',
});

/** PHC text, `$argon2id$v=19$m=19456,t=2,p=1$SALT$TAG`. @throws Problem busy (503) when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  const salt = systemRandom.bytes(saltBytes);
  return asPhc(salt, await tagOf(password, { salt, ...strength, tagLength: tagBytes }));
}

/** False for a wrong password and for a stored text that is not an argon2id hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const hash = parsePhc(stored);
  if (!hash) return dummyVerify(password);
  return hash.tag.equals(await tagOf(password, { ...hash, tagLength: hash.tag.length }));
}

/** True if the stored hash is weaker than the current figures: hash again while the password is available. */
export function needsRehash(stored: string): boolean {
  const hash = parsePhc(stored);
  if (!hash) return true;
  return hash.memory < strength.memory || hash.passes < strength.passes || hash.parallelism !== strength.parallelism;
}

/**
 * Costs as much as a real check and always returns false: an unknown email address must not be answered faster than a
 * wrong password.
 */
export async function dummyVerify(password: string): Promise<false> {
  await tagOf(password, { salt: Buffer.alloc(saltBytes, 7), ...strength, tagLength: tagBytes });
  return false;
}

interface Figures {
  readonly salt: Buffer;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

function tagOf(password: string, figures: Figures & { tagLength: number }): Promise<Buffer> {
  const { salt, ...rest } = figures;
  const parameters: Argon2Parameters = {
    message: normalizedPassword(password),
    nonce: salt,
    memory: rest.memory,
    passes: rest.passes,
    parallelism: rest.parallelism,
    tagLength: rest.tagLength,
  };
  return queue(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
      }),
  );
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

function parsePhc(stored: string): (Figures & { tag: Buffer }) | null {
  const match = form.exec(stored);
  if (!match) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function asPhc(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = strength;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
