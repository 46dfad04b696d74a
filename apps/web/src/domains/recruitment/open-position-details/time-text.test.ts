import { expect, it } from 'vitest';
import { timeText } from './time-text.ts';

it.each([
  [0, '0 minutes'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [1439, '23 hours'],
  [1440, '1 day'],
  [4000, '2 days'],
])('shows %i minutes as %s', (minutes, text) => {
  expect(timeText(minutes)).toBe(text);
});
