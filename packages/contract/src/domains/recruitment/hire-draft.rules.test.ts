import { expect, it } from 'vitest';
import { answerErrors, hireAnswersOf, missingQuestions, textRefusal } from './hire-draft.rules.ts';
import type { HireDraftAnswers } from './hire-draft-answers.ts';

const complete: HireDraftAnswers = {
  title: 'Bookkeeper',
  family: 'finance',
  headcount: 1,
  employment_type: 'full-time',
  work_location: 'wfh',
  timezone_id: 1,
};
const text = { summary: 'Keep the books.', duties: '- Enter invoices', requirements: '- Xero', benefits: '' };

it('asks for what a position needs', () => {
  expect(missingQuestions(complete)).toEqual([]);
  expect(missingQuestions({ ...complete, title: '', timezone_id: null })).toEqual(['title', 'timezone_id']);
});

it('asks for a question that a newer set requires', () => {
  expect(missingQuestions(complete, ['title', 'years'])).toEqual(['years']);
});

it('wants both times of a shift, and all of the pay or none', () => {
  expect(answerErrors(complete)).toEqual({});
  expect(answerErrors({ ...complete, shift_start: '08:00' })).toEqual({ shift_end: ['The shift end is required.'] });
  expect(Object.keys(answerErrors({ ...complete, budget_least: 100 }))).toEqual(['budget_most', 'budget_currency_id']);
  expect(answerErrors({ ...complete, budget_least: 200, budget_most: 100, budget_currency_id: 1 })).toEqual({
    budget_most: ['The pay must not end below where it begins.'],
  });
});

it('lets nobody confirm a text that is missing, has an empty section or a place that is not filled in', () => {
  expect(textRefusal(null)).toBe('Write the description first.');
  expect(textRefusal({ ...text, duties: ' ' })).toBe('Duties is empty. Write it first.');
  expect(textRefusal({ ...text, duties: '- Work [Shift]' })).toMatch(/\[Shift\]/);
  expect(textRefusal(text)).toBeNull();
});

it('fills in what is not answered yet', () => {
  expect(hireAnswersOf({ title: 'Bookkeeper' }, { zone: 'Asia/Manila', currency: null })).toMatchObject({
    ...{ title: 'Bookkeeper', family: 'other', headcount: 1, zone: 'Asia/Manila', pay_least: null, tools: [] },
  });
});
