import { expect, it } from 'vitest';
import { envelopeAddress, envelopeOf } from './error-envelope.ts';

it.each([
  ['https://abc@errors.example/42', 'https://errors.example/api/42/envelope/?sentry_version=7&sentry_key=abc'],
  ['https://abc@errors.example/sub/42', 'https://errors.example/sub/api/42/envelope/?sentry_version=7&sentry_key=abc'],
])('finds the address of %s', (dsn, address) => {
  expect(envelopeAddress(dsn)).toBe(address);
});

it.each(['', 'errors.example', 'https://errors.example/42', 'https://abc@errors.example/'])('refuses %j', (dsn) => {
  expect(envelopeAddress(dsn)).toBeNull();
});

it('writes one event in three lines', () => {
  const error = new TypeError('x is not a function');
  error.stack = 'TypeError: x\n    at inner (https://p.example/a.js:3:7)\n    at https://p.example/b.js:1:2';
  const [head, item, event] = envelopeOf(error, 1_700_000_000_000)
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({ event_id: head.event_id, timestamp: 1_700_000_000, level: 'error' });
  expect(event.exception.values[0]).toMatchObject({ type: 'TypeError', value: 'x is not a function' });
  expect(event.exception.values[0].stacktrace.frames).toEqual([
    { filename: 'https://p.example/b.js', lineno: 1, colno: 2 },
    { function: 'inner', filename: 'https://p.example/a.js', lineno: 3, colno: 7 },
  ]);
});

it('omits the search of the address', () => {
  window.history.replaceState(null, '', '/employees?q=ana');
  expect(envelopeOf(new Error('no'), 0)).not.toContain('ana');
});
