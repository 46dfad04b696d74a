import { expect, it } from 'vitest';
import { leavePolicyLine } from './leave-policy.fixture.ts';
import { carryText, rulesText } from './leave-policy-texts.ts';

it.each([
  [null, null, 'All'],
  [null, 3, 'All, for 3 months'],
  [0, null, 'Nothing'],
  [100, 1, 'Up to 1 day, for 1 month'],
] as const)('says what is carried: %s for %s', (carry_credits, carry_months, text) => {
  expect(carryText({ ...leavePolicyLine, steps: [], carry_credits, carry_months })).toBe(text);
});

it('names the rules that differ from the usual', () => {
  const steps = [{ after_years: 5, credits: 2000 }];
  expect(rulesText({ ...leavePolicyLine, steps, prorates_leaving: false })).toBe(
    'After 6 months of service · At most 30 days · Whole periods on leaving · 20 days after 5 years',
  );
});
