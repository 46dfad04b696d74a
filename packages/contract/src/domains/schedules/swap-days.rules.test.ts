import { expect, it } from 'vitest';
import { swapDayBounds } from './swap-days.rules.ts';

it('begins the day before today and ends with the planned schedule', () => {
  expect(swapDayBounds('2026-03-17')).toEqual({ first: '2026-03-16', last: '2026-09-13' });
});
