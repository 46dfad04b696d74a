import { expect, it } from 'vitest';
import { changeText, minutesText } from './minutes.ts';

it('formats durations that stay on one line', () => {
  expect([0, 45, 480, 65, -90].map(minutesText)).toEqual(['0 min', '45 min', '8 h', '1 h 05 min', '−1 h 30 min']);
  expect([45, -60].map(changeText)).toEqual(['45 min more', '1 h less']);
});
