import { expect, it } from 'vitest';
import { now } from '../clock/clock.ts';
import { isAttended, watchInput } from './user-activity.ts';

it('is true for a minute after the last input', () => {
  watchInput(window);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(isAttended(now() + 59_000)).toBe(true);
  expect(isAttended(now() + 61_000)).toBe(false);
});
