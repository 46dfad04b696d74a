import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsFrom, decimalFrom, formatCents } from './money.ts';

it('limits.amounts.1 formats 0,0.00 and stores cents', () => {
  expect(formatCents(0)).toBe('0.00');
  expect(formatCents(123_456_789)).toBe('1,234,567.89');
  expect(formatCents(-105)).toBe('-1.05');
  expect(centsFrom('25,000.5')).toBe(2_500_050);
  expect(centsFrom(0.29)).toBe(29);
});

it('writes whole units for the API', () => {
  expect(decimalFrom(2_500_050)).toBe('25000.50');
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }), (cents) => {
      expect(centsFrom(formatCents(cents))).toBe(cents);
      expect(centsFrom(decimalFrom(cents))).toBe(cents);
    }),
  );
});

/** A decimal comma must not multiply an amount by a hundred. */
const oddCommas = ['2,5', '25,00', '1,23', '1,2,3', '1,850,5', '1850,500', ',500', '1,000,', '1,000,00.5'];

it('rejects everything else', () => {
  for (const text of ['', 'a', '1.005', '1e3', '--1', '1.', 'NaN', 'Infinity', ...oddCommas])
    expect(centsFrom(text)).toBeNull();
  expect(centsFrom(Number.NaN)).toBeNull();
  expect(centsFrom(1e21)).toBeNull();
});
