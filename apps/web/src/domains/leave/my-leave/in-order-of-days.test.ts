import { expect, it } from 'vitest';
import { waitingLeave } from '../leave-request.fixture.ts';
import { inOrderOfDays } from './in-order-of-days.ts';

const leave = (first_day: string, last_day = first_day) => ({ ...waitingLeave, first_day, last_day });

it('begins with the nearest leave that is not over, and ends with the oldest', () => {
  const requests = ['2026-03-20', '2026-02-02', '2026-03-11', '2026-01-05'].map((day) => leave(day));
  const now = leave('2026-03-06', '2026-03-10');
  expect(inOrderOfDays([...requests, now], '2026-03-10').map(({ first_day }) => first_day)).toEqual([
    ...['2026-03-06', '2026-03-11', '2026-03-20'],
    ...['2026-02-02', '2026-01-05'],
  ]);
});
