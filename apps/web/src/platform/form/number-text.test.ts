import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberFrom, numberText } from './number-text.ts';

it.each([
  ['', null],
  ['  ', null],
  ['25000', 25000],
  ['25,000.50', 25000.5],
  ['-3', -3],
  ['12a', '12a'],
  ['1e3', '1e3'],
  ['.', '.'],
])('"%s" is read as %j', (text, value) => {
  expect(numberFrom(text)).toBe(value);
});

it('shows two decimals and thousands if configured, and invalid text as typed', () => {
  expect(numberText(25000, 2)).toBe('25,000.00');
  expect(numberText(25000.5, null)).toBe('25000.5');
  expect(numberText(null, 2)).toBe('');
  expect(numberText('12a', 2)).toBe('12a');
});

it('reads back what it shows', () => {
  const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
  fc.assert(
    fc.property(cents, (amount) => {
      expect(numberFrom(numberText(amount / 100, 2))).toBe(amount === 0 ? 0 : amount / 100);
    }),
  );
});
