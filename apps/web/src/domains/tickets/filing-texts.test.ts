import { expect, it } from 'vitest';
import { answeredText, approvedText } from './filing-texts.ts';

it.each([
  [30, 1440, 'Answered within 30 min'],
  [60, 1440, 'Answered within 1 hour'],
  [1440, 1440, 'Answered within 24 hours'],
  [2880, 1440, 'Answered within 2 days'],
  [45, 480, 'Answered within 45 working min'],
  [480, 480, 'Answered within 8 working hours'],
  [1000, 480, 'Answered within 3 working days'],
])('says %i minutes with %i a day as %s', (minutes, minutes_a_day, expected) => {
  expect(answeredText({ answered_within: { minutes, minutes_a_day } })?.replaceAll('\u00a0', ' ')).toBe(expected);
});

it('names who approves, as far as the steps are known', () => {
  expect(answeredText({ answered_within: null })).toBeNull();
  expect(approvedText({ needs_approval: false, approval_steps: [] })).toBeNull();
  expect(approvedText({ needs_approval: true, approval_steps: [] })).toBe('Needs approval');
  const approval_steps = ['Team lead or HR', 'Client'];
  expect(approvedText({ needs_approval: true, approval_steps })).toBe('Approved by Team lead or HR, then Client');
});
