import { expect, it } from 'vitest';
import { missingChecks, whyWrongKeys } from './key-check.ts';

const key = (version: number, fill: number) => ({ version, key: Buffer.alloc(32, fill) });
const first = { current: key(1, 1), older: [] };
const rotated = { current: key(2, 2), older: [key(1, 1)] };
const afterFirst = missingChecks(first, []);
const afterRotation = [...afterFirst, ...missingChecks(rotated, afterFirst)];

it('accepts the keys of the database, and a rotation', () => {
  expect(whyWrongKeys(first, [])).toBeUndefined();
  expect(whyWrongKeys(first, afterFirst)).toBeUndefined();
  expect(whyWrongKeys(rotated, afterFirst)).toBeUndefined();
  expect(whyWrongKeys(rotated, afterRotation)).toBeUndefined();
  expect(missingChecks(rotated, afterRotation)).toEqual([]);
});

it.each([
  ['another key', { current: key(1, 9), older: [] }, /version 1 is not the key of this database/],
  ['another older key', { current: key(2, 2), older: [key(1, 9)] }, /version 1 is not the key of this database/],
  ['exchanged keys', { current: key(2, 1), older: [key(1, 2)] }, /version 1 is not the key of this database/],
  ['the wrong order', { current: key(1, 1), older: [key(2, 2)] }, /name the newest key first/],
  [
    'a missing old version',
    { current: key(2, 2), older: [] },
    /sealed with APP_KEY version 1, which APP_KEY does not name/,
  ],
  ['a missing new version', first, /sealed with APP_KEY version 2, which APP_KEY does not name/],
])('refuses %s', (_what, keys, sentence) => {
  expect(whyWrongKeys(keys, afterRotation)).toMatch(sentence);
});
