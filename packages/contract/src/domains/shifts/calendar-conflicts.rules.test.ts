import { expect, it } from 'vitest';
import { conflictTexts } from './calendar-conflicts.rules.ts';

const none = { restMinutes: null, earlier: null, overMinutes: null, limitHours: 48 };

it('is silent without a conflict', () => {
  expect(conflictTexts(none)).toEqual([]);
});

it('names the short rest and the shift before it', () => {
  expect(conflictTexts({ ...none, restMinutes: 330, earlier: '2026-03-02' })).toEqual([
    'Only 5 h 30 min of rest after the shift of Mar 02, 2026.',
  ]);
  expect(conflictTexts({ ...none, restMinutes: -30, earlier: '2026-03-02' })[0]).toContain('Only 0 h of rest');
});

it('names the hours of the week and the limit', () => {
  expect(conflictTexts({ ...none, overMinutes: 3000 })).toEqual(['50 h in this week, 48 h are allowed.']);
});
