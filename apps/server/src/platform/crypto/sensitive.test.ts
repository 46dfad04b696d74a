import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { reveal, sensitive } from './sensitive.ts';
import { hashToken, sameSecret, signature } from './tokens.ts';

it('a sensitive value is visible only where it is revealed', () => {
  const value = sensitive('34-1234567-8');
  const shown = [
    `${value}`,
    String(value),
    JSON.stringify({ value }),
    inspect({ value }, { showHidden: true, depth: 5 }),
    ['', value].join(''),
  ];
  for (const text of shown) {
    expect(text).toContain('[hidden]');
    expect(text).not.toContain('1234567');
  }
  expect(Object.entries(value)).toEqual([]);
  expect(structuredClone({ ...value })).toEqual({});
  expect(reveal(value)).toBe('34-1234567-8');
});

it('secrets are compared in constant time and stored as hashes', () => {
  expect(sameSecret('abc', 'abc')).toBe(true);
  expect(sameSecret('abc', 'abd')).toBe(false);
  expect(sameSecret('abc', 'abcd')).toBe(false);
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(signature('key', 'text')).not.toBe(signature('yek', 'text'));
});
