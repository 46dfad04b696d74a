import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../plain-day.ts';
import { accrualPeriod, yearsOfService } from './accrual-periods.rules.ts';
import { leaveAccruals } from './leave-policies.constants.ts';

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));

it.each([
  ['semi_monthly', '2028-02-20', '2028-02-16', '2028-02-29'],
  ['monthly', '2026-02-20', '2026-02-01', '2026-02-28'],
  ['quarterly', '2026-12-31', '2026-10-01', '2026-12-31'],
  ['half_yearly', '2026-06-30', '2026-01-01', '2026-06-30'],
  ['upfront', '2026-06-30', '2026-01-01', '2026-12-31'],
  ['anniversary', '2026-03-08', '2025-03-09', '2026-03-08'],
] as const)('%s: %s is between %s and %s', (accrual, of, first, last) => {
  expect(accrualPeriod(accrual, of, '2024-03-09')).toMatchObject({ first, last });
});

it('counts each day in exactly one period', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...leaveAccruals),
      day,
      fc.integer({ min: 0, max: 3000 }),
      (accrual, started, later) => {
        const of = addDays(started, later);
        const period = accrualPeriod(accrual, of, started);
        expect(period.first <= of && of <= period.last).toBe(true);
        expect(accrualPeriod(accrual, period.last, started)).toEqual(period);
        expect(accrualPeriod(accrual, addDays(period.last, 1), started).first).toBe(addDays(period.last, 1));
      },
    ),
  );
});

it('completes a year of service that began on February 29 on February 28', () => {
  expect(yearsOfService('2024-02-29', '2025-02-27')).toBe(0);
  expect(yearsOfService('2024-02-29', '2025-02-28')).toBe(1);
  expect(yearsOfService('2024-02-29', '2028-02-28')).toBe(3);
});
