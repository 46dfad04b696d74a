import { expect, it } from 'vitest';
import { answerOf, hireValuesOf, saysTheSame } from './hire-values.ts';

it('shows answers as they are typed', () => {
  const values = hireValuesOf({ title: 'Clerk', must_have: ['Xero', 'English'], budget_least: 3_800_050 });
  expect(values).toMatchObject({ title: 'Clerk', must_have: 'Xero, English', budget_least: 38_000.5, headcount: null });
});

it('saves lists as lists and an emptied field as nothing', () => {
  expect(answerOf('must_have', 'Xero, , English')).toEqual(['Xero', 'English']);
  expect([answerOf('title', ''), answerOf('headcount', 2)]).toEqual([null, 2]);
});

it('leaves a field alone that says what is stored', () => {
  expect(saysTheSame('must_have', 'Xero, ', 'Xero')).toBe(true);
  expect(saysTheSame('title', 'Clerk ', 'Clerk')).toBe(true);
  expect(saysTheSame('title', 'Clerk', 'Cook')).toBe(false);
});
