import { expect, it } from 'vitest';
import { candidateLinkState } from './candidate-link.rules.ts';

const now = '2026-03-02T08:00:00Z';
const later = '2026-03-02T08:00:01Z';

it('works until it expires or is revoked', () => {
  expect(candidateLinkState({ expires_at: later, revoked_at: null }, now)).toBe('active');
  expect(candidateLinkState({ expires_at: now, revoked_at: null }, now)).toBe('expired');
  expect(candidateLinkState({ expires_at: later, revoked_at: now }, now)).toBe('revoked');
  expect(candidateLinkState({ expires_at: now, revoked_at: now }, later)).toBe('revoked');
});
