import { expect, it } from 'vitest';
import { signature } from '../crypto/tokens.ts';
import { assertSignable, readSigned } from './signed-bodies.ts';

const secret = 'a secret of more than thirty-two characters';
const now = Temporal.Instant.from('2026-11-24T02:00:00Z');
const at = String(now.epochMilliseconds / 1000);
const counted: unknown[] = [];
const services = (set: string | null = secret) => ({
  signingSecrets: { INBOUND_MAIL_SECRET: set },
  clock: { now: () => now },
  limit: async (...count: readonly unknown[]) => {
    counted.push(count);
    return async () => undefined;
  },
});

const requestOf = (text: string, timestamp = at, signed = signature(secret, `${timestamp}.${text}`)) => ({
  headers: { 'x-muster-timestamp': timestamp, 'x-muster-signature': signed },
  body: Buffer.from(text),
  ip: '192.0.2.1',
});

it('reads what is signed, over bytes that are no plain ASCII', async () => {
  const request = requestOf('{"text":"Peña ✓"}');
  expect(() => assertSignable('INBOUND_MAIL_SECRET', request, services())).not.toThrow();
  expect(await readSigned('INBOUND_MAIL_SECRET', request, services())).toEqual({ text: 'Peña ✓' });
  expect(counted).toEqual([]);
});

it('counts wrong signatures by address, and not what is merely no JSON', async () => {
  const wrong = readSigned('INBOUND_MAIL_SECRET', requestOf('{}', at, 'a'.repeat(64)), services());
  await expect(wrong).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(counted).toEqual([['public-token', [{ by: 'address', id: expect.stringContaining('INBOUND_MAIL_SECRET') }]]]);
  const unreadable = readSigned('INBOUND_MAIL_SECRET', requestOf('{'), services());
  await expect(unreadable).rejects.toMatchObject({ code: 'invalid-input' });
  expect(counted).toHaveLength(1);
});

it('refuses before the body is read what has no fresh timestamp, or no signature at all', () => {
  const refusal = (request: ReturnType<typeof requestOf>, set?: string | null) => {
    try {
      assertSignable('INBOUND_MAIL_SECRET', request, services(set));
      return null;
    } catch (problem) {
      return problem;
    }
  };
  const unauthenticated = { code: 'unauthenticated' };
  for (const timestamp of ['', 'soon', '-1', String(Number(at) - 301), String(Number(at) + 301)])
    expect(refusal(requestOf('{}', timestamp))).toMatchObject(unauthenticated);
  expect(refusal(requestOf('{}', at, ''))).toMatchObject(unauthenticated);
  expect(refusal(requestOf('{}', String(Number(at) + 300)))).toBeNull();
  expect(refusal(requestOf('{}'), null)).toMatchObject({ code: 'not-found' });
});
