import { expect, it } from 'vitest';
import { waitingTime } from './waiting-time.ts';

it.each([
  [0.2, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [7200, '2 hours'],
  [7201, '3 hours'],
])('words %d seconds as %s', (seconds, said) => {
  expect(waitingTime(seconds)).toBe(said);
});
