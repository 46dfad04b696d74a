import { expect, it } from 'vitest';
import { presentClientCosts, presentPolicyDefault } from './client-parts.presenter.ts';

it('allows removing only what has not started', () => {
  const row = { id: 4, kind: 'leave', policy_id: 2, policy_name: 'Standard', to: null } as const;
  expect(presentPolicyDefault({ ...row, from: '2026-03-03' }, '2026-03-02').removable).toBe(true);
  expect(presentPolicyDefault({ ...row, from: '2026-03-02' }, '2026-03-02').removable).toBe(false);
});

it('adds up costs by kind and currency, never across currencies', () => {
  const ana = { id: 1, name: 'Ana', position: 'Clerk' };
  const ben = { id: 2, name: 'Ben', position: 'Clerk' };
  const { employees, totals } = presentClientCosts([
    { ...ana, kind: 'cost', amount_cents: 120_050, currency: 'AUD' },
    { ...ana, kind: 're_fee', amount_cents: 1_000, currency: 'AUD' },
    { ...ben, kind: 'cost', amount_cents: 100, currency: 'USD' },
    { id: 3, name: 'Cora', position: 'Clerk', kind: null, amount_cents: null, currency: null },
  ]);
  expect(employees.map(({ name, cost }) => [name, cost?.amount ?? null])).toEqual([
    ['Ana', '1200.50'],
    ['Ben', '1.00'],
    ['Cora', null],
  ]);
  expect(totals).toEqual([
    { kind: 'cost', currency: 'AUD', amount: '1200.50' },
    { kind: 'cost', currency: 'USD', amount: '1.00' },
    { kind: 're_fee', currency: 'AUD', amount: '10.00' },
  ]);
});
