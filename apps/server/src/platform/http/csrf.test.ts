import { Problem } from '@muster/contract';
import { expect, it } from 'vitest';
import { assertSameSite, csrfTokenFor } from './csrf.ts';

const key = Buffer.alloc(32, 7);
const ownOrigins = ['http://127.0.0.1:8000'];

function refusal(headers: Record<string, string>, sessionToken: string | undefined = 'mine'): string | null {
  try {
    assertSameSite({ headers, sessionToken, ownOrigins }, key);
    return null;
  } catch (error) {
    return error instanceof Problem ? error.code : 'thrown';
  }
}

const fitting = { 'x-xsrf-token': csrfTokenFor(key, 'mine') };

it('accepts the own token from the own origin', () => {
  expect(refusal({ ...fitting, origin: 'http://127.0.0.1:8000', 'sec-fetch-site': 'same-origin' })).toBeNull();
});

it('answers 419 without a token, with the token of another session, and without a session', () => {
  expect(refusal({})).toBe('session-expired');
  expect(refusal({ 'x-xsrf-token': csrfTokenFor(key, 'theirs') })).toBe('session-expired');
  try {
    assertSameSite({ headers: fitting, sessionToken: undefined, ownOrigins }, key);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ code: 'session-expired', status: 419 });
  }
});

it.each(['null', 'http://evil.example', 'http://127.0.0.1:8001'])('refuses the origin %s', (origin) => {
  expect(refusal({ ...fitting, origin })).toBe('forbidden');
});

it.each(['cross-site', 'same-site'])('refuses a request that the browser marks as %s', (site) => {
  expect(refusal({ ...fitting, 'sec-fetch-site': site })).toBe('forbidden');
});
