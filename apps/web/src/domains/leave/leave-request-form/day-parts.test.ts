import { expect, it } from 'vitest';
import { allowedParts, halfLabels, hourSteps, withPart } from './day-parts.ts';

const first = '2026-03-16';
const parts = [
  { day: first, part: 'start', minutes: 120 },
  { day: '2026-03-20', part: 'end', minutes: null },
] as const;

it('sends the parts that the type and the days allow', () => {
  const days = { first, last: '2026-03-18' };
  expect(allowedParts(parts, { ...days, unit: 'hour' })).toEqual([parts[0]]);
  expect(allowedParts(parts, { ...days, unit: 'half_day' })).toEqual([{ ...parts[0], minutes: null }]);
  expect(allowedParts(parts, { ...days, unit: 'day' })).toEqual([]);
  expect(allowedParts(parts, { ...days, unit: null })).toEqual([]);
});

it('changes the part of one day', () => {
  expect(withPart(parts, first, { part: 'end', minutes: null })).toEqual([
    parts[1],
    { day: first, part: 'end', minutes: null },
  ]);
  expect(withPart(parts, first, null)).toEqual([parts[1]]);
});

it('offers half hours up to the work of the shift', () => {
  expect(hourSteps(150)).toEqual([30, 60, 90, 120]);
  expect(hourSteps(120)).toEqual([30, 60, 90]);
  expect(hourSteps(0)).toEqual([]);
});

it('calls the halves AM and PM where noon is within the shift, and first and second otherwise', () => {
  const labels = (starts_at: string, ends_at: string) =>
    Object.values(halfLabels({ starts_at, ends_at }, 'Asia/Manila'));
  // From 6:00 AM to 2:30 PM, from 2 PM to 10 PM, and from 10 PM to 6 AM in Manila.
  expect(labels('2026-12-13T22:00:00Z', '2026-12-14T06:30:00Z')).toEqual(['AM', 'PM']);
  expect(labels('2026-12-14T06:00:00Z', '2026-12-14T14:00:00Z')).toEqual(['1st', '2nd']);
  expect(labels('2026-12-14T14:00:00Z', '2026-12-14T22:00:00Z')).toEqual(['1st', '2nd']);
});
