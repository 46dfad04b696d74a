import { expect, it } from 'vitest';
import {
  asMonth,
  changeOf,
  comparisonText,
  figureText,
  isCompared,
  partText,
  partValue,
  shareRange,
  tickText,
  unknownDays,
} from './metric-texts.ts';

const counts = {
  scheduled: 1_250,
  worked: 1_203,
  absent: 47,
  starts: 1_203,
  on_time: 1_100,
  late_minutes: 95,
  overtime_minutes: 125,
};
const none = { scheduled: 0, worked: 0, absent: 0, starts: 0, on_time: 0, late_minutes: 0, overtime_minutes: 0 };

it('formats figures and what they are a part of', () => {
  expect(
    (['attendance', 'punctuality', 'absence', 'overtime', 'lateness'] as const).map((name) => figureText(name, counts)),
  ).toEqual(['96.2%', '91.4%', '3.8%', '2 h 05 min', '1 h 35 min']);
  expect([figureText('attendance', none), figureText('overtime', none)]).toEqual(['–', '0 min']);
  expect([partText('attendance', counts), partText('punctuality', counts), partText('lateness', counts)]).toEqual([
    '1,203 of 1,250 days',
    '1,100 of 1,203 starts',
    '103 late starts',
  ]);
});

it('shortens months below bars, and no names', () => {
  expect(tickText('month', asMonth({ month: '2026-09', ...counts }))).toBe('Sep 2026');
  expect(tickText('team', { ...counts, id: '3', name: 'September Team' })).toBe('September Team');
});

it('counts the days of a part, or its time', () => {
  expect([partValue('punctuality', 'late', counts), partValue('lateness', 'late', counts)]).toEqual([103, 95]);
});

it('names months', () => {
  expect(asMonth({ month: '2026-03', ...none })).toMatchObject({ id: '2026-03', name: 'March 2026' });
});

it('compares with the period before in points or time, and says which way is better', () => {
  const before = { ...counts, worked: 1_183, absent: 67, overtime_minutes: 0, late_minutes: 95 };
  expect(changeOf('attendance', counts, before)).toEqual({ text: '↑ 1.6 pts', tone: 'green' });
  expect(changeOf('absence', counts, before)).toEqual({ text: '↓ 1.6 pts', tone: 'green' });
  expect(changeOf('overtime', counts, before)).toEqual({ text: '↑ 2 h 05 min', tone: 'gray' });
  expect(changeOf('lateness', counts, before)).toEqual({ text: 'No change', tone: 'gray' });
  expect([changeOf('attendance', counts, none), changeOf('overtime', counts, none)]).toEqual([undefined, undefined]);
});

it('shows differences of rates: from the twentieth below them, absences from 0', () => {
  expect(shareRange('attendance', [0.97, 0.95])).toEqual([0.9, 1]);
  expect(shareRange('attendance', [0.97, null, 0.73])).toEqual([0.7, 1]);
  expect(shareRange('absence', [0.04])).toEqual([0, 0.1]);
});

it('compares with the period before if half of its weeks have figures', () => {
  expect(isCompared('attendance', [none, counts])).toBe(true);
  expect(isCompared('attendance', [none, none, counts])).toBe(false);
});

it('names days that are neither worked nor missed', () => {
  expect([unknownDays({ ...counts, absent: 40 }), unknownDays(counts)]).toEqual([7, 0]);
});

it('says that the period before has nothing to compare with', () => {
  const before = { from: '2026-06-03', to: '2026-08-31', weeks: [] };
  expect(comparisonText({ ...before, total: none })).toMatch(/^no data from Jun 3 – Aug 31.* to compare with$/);
  expect(comparisonText({ ...before, total: counts })).toMatch(/^compared with Jun 3 – Aug 31/);
});
