import type { LeaveForecast } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { expect, it } from 'vitest';
import { freeOn, outlookSteps, outlookText } from './leave-outlook.ts';

const forecast: LeaveForecast = {
  steps: [
    { day: '2026-11-19', minutes: 3480 },
    { day: '2026-12-01', minutes: 4080 },
    { day: '2026-12-24', minutes: 3120 },
  ],
  later_minutes: 0,
  until: '2026-12-31',
  renews_on: '2027-01-01',
  carry_minutes: 2400,
};

it('keeps what is free from the last step before a day', () => {
  const days = ['2026-11-19', '2026-11-30', '2026-12-01', '2026-12-31'];
  expect(days.map((day) => freeOn(forecast, day))).toEqual([3480, 3480, 4080, 3120]);
});

it('says what is left, and what the next policy year keeps', () => {
  const text = (changes: Partial<LeaveForecast>, who = 'You') =>
    outlookText({ forecast: { ...forecast, ...changes }, last: '2026-12-24', who }).replaceAll('\u00a0', ' ');
  expect(text({})).toMatch(/^On Dec 24.* you will have 6.5 days\. Up to 5 days carry over on Jan 1.*\.$/);
  expect(text({ later_minutes: 960 })).toMatch(/6.5 days\. 2 more days are reserved for later leave\. Up to/);
  expect(text({ later_minutes: 480 })).toMatch(/6.5 days\. 1 more day is reserved for later leave\. Up to/);
  expect(text({ carry_minutes: 0 })).toMatch(/Days that are left on Dec 31.* expire\.$/);
  expect(text({ carry_minutes: null }, 'Ana Reyes')).toMatch(/^On Dec 24.* Ana Reyes has 6.5 days\.$/);
});

it('draws the days from today on', () => {
  const { steps, end, words, mark } = outlookSteps(forecast, '2026-12-24');
  expect(steps.map(({ at }) => at)).toEqual([0, 12, 35]);
  expect([end, mark.at]).toEqual([42, 35]);
  expect(words.map(({ at, valueText }) => [at, valueText])).toEqual([
    [35, '6.5 days'],
    [0, '7.25 days'],
    [42, '6.5 days'],
    [12, '8.5 days'],
  ]);
});
