import type { LeavePolicyLineInput } from '@muster/contract/domains/leave/leave-policies.schemas.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { presentPolicy, storedLine } from './leave-policy.presenter.ts';

const credits = fc.integer({ min: 0, max: 36_600 });

it('shows every amount as it was entered', () => {
  const input = fc.record({
    yearly_credits: credits,
    cap_credits: fc.option(credits),
    carry_credits: fc.option(credits),
    negative_credits: credits,
    steps: fc.array(fc.record({ after_years: fc.integer({ min: 1, max: 50 }), credits }), { maxLength: 3 }),
  });
  const rest = {
    leave_type_id: 1,
    accrual: 'monthly',
    rounding: 'day',
    prorates_joining: true,
    prorates_leaving: false,
    waiting_months: 0,
    carry_months: null,
  } as const satisfies Partial<LeavePolicyLineInput>;
  const policy = {
    id: 1,
    version: 1,
    name: 'A',
    description: null,
    is_client_assignable: true,
    types: '',
    employees: 0,
  };
  fc.assert(
    fc.property(input, (entered) => {
      const lines = [{ ...storedLine({ ...rest, ...entered }), leave_type: 'Vacation Leave' }];
      const versions = [{ first_day: '2026-01-01', is_planned: false, lines }];
      const shown = presentPolicy({ ...policy, updated_at: '2026-01-01T00:00:00Z', versions });
      expect(shown.versions[0]?.lines[0]).toEqual({ ...rest, ...entered, leave_type: 'Vacation Leave' });
    }),
  );
});
