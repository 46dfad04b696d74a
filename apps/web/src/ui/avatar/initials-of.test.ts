import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialsOf, tintOf, tints } from './initials-of.ts';

it.each([
  ['Ana Reyes', 'AR'],
  ['Carmela Dela Cruz', 'CC'],
  ['  madonna ', 'M'],
  ['ñora élan', 'ÑÉ'],
  ['Harbourline Property Group Pty Ltd', 'HG'],
  ['Hudson Ledger LLC', 'HL'],
  ['Ana Co', 'AC'],
  ['Ltd', 'L'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives every name a tint, the same for the same person', () => {
  fc.assert(fc.property(fc.string(), (name) => tints.includes(tintOf(name)) && tintOf(name) === tintOf(` ${name} `)));
  expect(tintOf('Ana Reyes')).toBe(tintOf('ANA REYES'));
});
