import { expect, it } from 'vitest';
import { createRecentEvents } from './recent-events.ts';

it('keeps each event of a channel once, in order, for its time', () => {
  let now = 0;
  const recent = createRecentEvents(1000, () => now);
  recent.add('one', 'a');
  now = 600;
  recent.add('one', 'b');
  recent.add('one', 'a');
  recent.add('other', 'c');
  expect(recent.of('one')).toEqual(['b', 'a']);
  now = 1600;
  expect(recent.of('one')).toEqual(['b', 'a']);
  now = 1601;
  expect(recent.of('one')).toEqual([]);
  expect(recent.of('never')).toEqual([]);
});

it('keeps only the latest of many events, and no channel without one', () => {
  let now = 0;
  const recent = createRecentEvents(1000, () => now);
  for (let id = 1; id <= 150; id += 1) recent.add('one', String(id));
  expect(recent.of('one')).toHaveLength(100);
  expect(recent.of('one').at(0)).toBe('51');
  now = 1001;
  recent.forgetOld();
  expect(recent.channels()).toBe(0);
});
