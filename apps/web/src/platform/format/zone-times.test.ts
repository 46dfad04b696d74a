import { expect, it } from 'vitest';
import { clockRange, clockThere, rangeThere, shiftHours, thereText } from './zone-times.ts';

const morning = '2026-11-17T22:00:00Z';
const afternoon = '2026-11-18T06:30:00Z';

it('shows a range without a space at which a line can break', () => {
  expect(clockRange(morning, afternoon, 'Asia/Manila')).toBe('6:00 AM – 2:30 PM');
  expect(clockRange(morning, null, 'Asia/Manila')).toBe('6:00 AM – ?');
});

it('names the time in another zone only where it differs', () => {
  expect(clockThere(morning, 'Australia/Sydney', 'Asia/Manila')).toBe('9:00 AM Sydney');
  expect(rangeThere(morning, afternoon, 'Australia/Sydney', 'Asia/Manila')).toBe('9:00 AM – 5:30 PM Sydney');
  expect(thereText(morning, 'Australia/Sydney', 'Asia/Manila')).toBe(', 9:00 AM Sydney');
  expect(clockThere(morning, 'Asia/Shanghai', 'Asia/Manila')).toBeNull();
  expect(thereText(morning, 'Asia/Manila', 'Asia/Manila')).toBe('');
  expect(clockThere(null, 'Australia/Sydney', 'Asia/Manila')).toBeNull();
});

it("shows the hours of a shift on the viewer's clock first", () => {
  const sydney = { start_time: '09:00', end_time: '17:30', timezone: 'Australia/Sydney' };
  const { text, there, shiftedDays } = shiftHours(sydney, 'Asia/Manila');
  expect([text, there, shiftedDays]).toEqual(['6:00 AM – 2:30 PM', '9:00 AM – 5:30 PM Sydney', 0]);
});

it('says on which day a shift begins for the viewer', () => {
  const evening = { start_time: '17:00:00', end_time: '01:00:00', timezone: 'America/New_York' };
  const { text, there, shiftedDays } = shiftHours(evening, 'Asia/Manila');
  expect([text, there, shiftedDays]).toEqual(['6:00 AM – 2:00 PM', '5:00 PM – 1:00 AM New York', 1]);
});

it('shows one line for a shift in the zone of the viewer', () => {
  const home = { start_time: '22:00', end_time: '07:00', timezone: 'Asia/Manila' };
  const { text, there } = shiftHours(home, 'Asia/Manila');
  expect([text, there]).toEqual(['10:00 PM – 7:00 AM', null]);
});
