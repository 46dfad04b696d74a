import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const at = (hourUtc: number) => Date.UTC(2026, 10, 21, hourUtc);

it.each([
  [0, 'Good morning, Maricel'],
  [3, 'Good morning, Maricel'],
  [4, 'Good afternoon, Maricel'],
  [10, 'Good evening, Maricel'],
  [20, 'Good evening, Maricel'],
])('greets at %i:00 UTC by the hour in Manila', (hour, text) => {
  expect(greeting('Maricel Reyes', at(hour), 'Asia/Manila')).toBe(text);
});

it('shows the day in the viewer’s timezone', () => {});
