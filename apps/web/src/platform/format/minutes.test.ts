import { expect, it } from 'vitest';
import { changeText, minutesText } from './minutes.ts';

it('formats durations that stay on one line', () => {
  expect([0, 45, 480, 65, -90].map(minutesText)).toEqual([
    '0\u00a0min',
    '45\u00a0min',
    '8\u00a0h',
    '1\u00a0h\u00a005\u00a0min',
    '−1\u00a0h\u00a030\u00a0min',
  ]);
  expect([45, -60].map(changeText)).toEqual(['45\u00a0min more', '1\u00a0h less']);
});
