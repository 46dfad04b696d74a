import { expect, it } from 'vitest';
import { presentAssignments, presentCosts, presentStatusChange } from './employee-history.presenter.ts';

const today = '2026-03-02';
const amount = { kind: 'cost', amount_cents: 120_050, currency: 'AUD' } as const;

it.each([
  ['2026-03-02', null, 'current'],
  ['2026-03-02', '2026-03-02', 'current'],
  ['2026-01-01', '2026-03-01', 'past'],
  ['2026-03-03', null, 'future'],
])('a row from %s to %s is %s', (from, to, state) => {
  expect(presentCosts([{ ...amount, id: 1, from, to }], today).cost).toEqual([
    { id: 1, from, to, state, amount: '1200.50', currency: 'AUD' },
  ]);
});

it('keeps the three kinds of amounts apart', () => {
  const rows = (['cost', 're_fee', 'nonrefundable'] as const).map((kind, id) => ({
    ...amount,
    kind,
    id,
    from: today,
    to: null,
  }));
  const shown = presentCosts(rows, today);
  expect([shown.cost, shown.re_fee, shown.nonrefundable].map((list) => list.map(({ id }) => id))).toEqual([
    [0],
    [1],
    [2],
  ]);
});

it('distinguishes the first status from a change', () => {
  const change = {
    id: 1,
    effective_on: today,
    at: '2026-03-02T01:00:00Z',
    to_id: 2,
    to_name: 'Suspended',
    to_group: 'inactive' as const,
    reason: 'Asked for it',
    actor_name: 'Hannah',
    impersonator_name: null,
  };
  const first = presentStatusChange({ ...change, from_id: null, from_name: null, from_group: null });
  expect(first).toMatchObject({ from: null, to: { id: 2, name: 'Suspended', group: 'inactive' } });
  const later = presentStatusChange({ ...change, from_id: 1, from_name: 'Active', from_group: 'active' });
  expect(later.from).toEqual({ id: 1, name: 'Active', group: 'active' });
  expect(later).not.toHaveProperty('from_id');
});

it('names client, position and shift of an assignment', () => {
  const dates = { id: 4, from: '2026-01-01', to: null };
  const night = { id: 5, name: 'Night', start_time: '22:00', end_time: '07:00', timezone: 'Asia/Manila' };
  expect(
    presentAssignments(
      {
        placements: [{ ...dates, client_id: 3, client_name: 'Acme' }],
        positions: [{ ...dates, from: '2099-01-01', position: 'Nurse' }],
        shifts: [
          { ...dates, shift: night, rotation: null },
          { ...dates, shift: null, rotation: { id: 6, name: 'Nights and days' } },
        ],
      },
      today,
    ),
  ).toMatchObject({
    clients: [{ client: { id: 3, legal_business_name: 'Acme' }, state: 'current' }],
    positions: [{ position: 'Nurse', state: 'future' }],
    shifts: [
      { shift: night, rotation: null },
      { shift: null, rotation: { id: 6, name: 'Nights and days' } },
    ],
  });
});
