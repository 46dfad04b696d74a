import { expect, it } from 'vitest';
import { targetState } from './ticket-target.rules.ts';

it.each([
  ['none', { dueAt: null, doneAt: null, isPaused: false }],
  ['paused', { dueAt: null, doneAt: null, isPaused: true }],
  ['running', { dueAt: 100, doneAt: null, isPaused: false }],
  ['overdue', { dueAt: 99, doneAt: null, isPaused: false }],
  // It was missed before the pause, whose end does not change that.
  ['overdue', { dueAt: 99, doneAt: null, isPaused: true }],
  ['met', { dueAt: 100, doneAt: 100, isPaused: false }],
  ['met', { dueAt: null, doneAt: 50, isPaused: false }],
  ['missed', { dueAt: 49, doneAt: 50, isPaused: false }],
] as const)('is %s', (state, target) => {
  expect(targetState(target, 100)).toBe(state);
});
