import { expect, it } from 'vitest';
import { daysOfPreset, presetOf } from './metric-periods.ts';

it('chooses days that are over', () => {
  expect(daysOfPreset('weeks', '2026-11-29')).toBeNull();
  expect(daysOfPreset('month', '2026-11-29')).toEqual({ from: '2026-11-01', to: '2026-11-28' });
  expect(daysOfPreset('last', '2026-11-29')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(daysOfPreset('quarter', '2026-11-29')).toEqual({ from: '2026-10-01', to: '2026-11-28' });
});

it('counts from yesterday on the first day of a month and a year', () => {
  expect(daysOfPreset('month', '2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOfPreset('last', '2027-01-02')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

it('knows the preset of days', () => {
  expect(presetOf({ from: null, to: null }, '2026-11-29')).toBe('weeks');
  expect(presetOf({ from: '2026-10-01', to: '2026-10-31' }, '2026-11-29')).toBe('last');
  expect(presetOf({ from: '2026-10-02', to: '2026-10-31' }, '2026-11-29')).toBeUndefined();
});
