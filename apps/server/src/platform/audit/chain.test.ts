import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { StoredAuditRow } from './activity-log.repository.ts';
import { createAuditKeys } from './audit-keys.ts';
import { sealRows } from './chain.ts';

const keys = createAuditKeys({ current: { version: 1, key: randomBytes(32) }, older: [] });
const none = { sequence: 0, seal: '' };

const row = (id: number, more: Partial<StoredAuditRow> = {}): StoredAuditRow => ({
  id,
  at: '2026-03-02T08:00:00.000000Z',
  actor_user_id: 7,
  actor_name: 'Maria Santos',
  impersonator_user_id: null,
  impersonator_name: null,
  request_id: null,
  event: 'thing.changed',
  subject_kind: 'thing',
  subject_id: '1',
  client_id: null,
  before: null,
  after: { name: 'x', list: [1, { b: 1, a: 2 }] },
  details: null,
  mark: 'm',
  ...more,
});
const lastSeal = (rows: StoredAuditRow[], head = none) => sealRows(keys, head, rows).at(-1)?.seal;

it('gives each row the next number, and the same seal for the same predecessors', () => {
  const seals = sealRows(keys, { sequence: 4, seal: 's' }, [row(9), row(7)]);
  expect(seals.map(({ id, sequence }) => [id, sequence])).toEqual([
    [9, 5],
    [7, 6],
  ]);
  expect(lastSeal([row(9), row(7)], { sequence: 4, seal: 's' })).toBe(seals[1]?.seal);
  expect(lastSeal([row(7)], { sequence: 5, seal: seals[0]?.seal ?? '' })).toBe(seals[1]?.seal);
});

it('covers all earlier rows, the row and its place with the seal', () => {
  const seal = lastSeal([row(1), row(2)]);
  expect(lastSeal([row(1, { event: 'other' }), row(2)])).not.toBe(seal);
  expect(lastSeal([row(2)])).not.toBe(lastSeal([row(2)], { sequence: 1, seal: '' }));
});

it.each<Partial<StoredAuditRow>>([
  { id: 3 },
  { at: '2026-03-02T08:00:00.000001Z' },
  { actor_user_id: null },
  { actor_name: 'Other' },
  { impersonator_user_id: 1 },
  { impersonator_name: 'Root' },
  { request_id: 'r' },
  { event: 'e' },
  { subject_kind: 'k' },
  { subject_id: '2' },
  { client_id: 1 },
  { before: {} },
  { after: { name: 'y', list: [1, { b: 1, a: 2 }] } },
  { details: { count: 1 } },
  { mark: null },
])('covers every part of the row with the seal: %o', (changed) => {
  expect(lastSeal([row(1, changed)])).not.toBe(lastSeal([row(1)]));
});

it('ignores the order of keys', () => {
  expect(lastSeal([row(1, { after: { list: [1, { a: 2, b: 1 }], name: 'x' } })])).toBe(lastSeal([row(1)]));
});
