import { expect, it } from 'vitest';
import { homeHours } from './my-position-hours.ts';

const hours = { shift_start: '09:00', shift_end: '17:00' } as const;

it('says the hours in Manila where the clock of the position is another one', () => {
  const perth = { ...hours, timezone: { id: 5, name: 'Australia/Perth' } };
  expect(homeHours(perth)).toBeNull();
  const brisbane = { ...hours, timezone: { id: 6, name: 'Australia/Brisbane' } };
  expect(homeHours(brisbane)?.replaceAll('\u00a0', ' ')).toBe('7:00 AM – 3:00 PM Manila');
  expect(homeHours({ ...brisbane, shift_start: null })).toBeNull();
});
