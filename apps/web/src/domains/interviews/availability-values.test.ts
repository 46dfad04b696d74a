import { expect, it } from 'vitest';
import { availability } from './availability.fixture.ts';
import { availabilityValuesOf, completeHours, saveAvailabilityCall } from './availability-values.ts';

const london = { id: 5, name: 'Europe/London' };

it('fills the form with local times, and begins empty', () => {
  expect(availabilityValuesOf(null, london)).toEqual({
    timezone_id: 5,
    notice_hours: 24,
    buffer_minutes: 15,
    weekly: [],
    days: [],
    busy: [],
  });
  expect(availabilityValuesOf(availability, london)).toMatchObject({
    days: [
      { day: '2026-03-11', note: 'Board meeting', hours: [{ start: '15:00', end: '17:00' }] },
      { day: '2026-03-13', note: '', hours: [] },
    ],
    busy: [{ starts_at: '2026-03-10T12:00', ends_at: '2026-03-10T13:00' }],
  });
});

it('sends busy times as instants of the chosen zone, and says what is wrong', () => {
  const call = saveAvailabilityCall(3, 'America/New_York');
  const values = availabilityValuesOf(availability, london);
  expect(call.errorsOf(values)).toEqual({});
  const weekly = [{ weekday: 1, start: '22:00', end: '02:00' }];
  expect(call.errorsOf({ ...values, weekly, timezone_id: null })).toEqual({
    timezone_id: ['The timezone is required.'],
    weekly: [
      'The end must be later than the start. Hours across midnight are two: until midnight, and from midnight on the next day.',
    ],
  });
});

it('reads hours that are complete, with midnight as the end of the day', () => {
  const hours = [
    { start: '20:00', end: '00:00' },
    { start: '', end: '10:00' },
    { start: '12:00', end: '11:00' },
  ];
  expect(completeHours(hours)).toEqual([{ start: '20:00', end: '24:00' }]);
});
