import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [2_500_000, '25,000.00'],
  [-123_456, '-1,234.56'],
])('formats %i cents as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

it('shows the currency before the amount', () => {
  expect(formatMoney(100_000, 'PHP')).toBe('PHP 1,000.00');
  expect(formatMoney(-100_000, 'AUD')).toBe('-AUD 1,000.00');
});

it('is an en dash without an amount', () => {
  expect(formatMoney(null, 'PHP')).toBe('–');
});

it('loses no cent', () => {
  const cents = fc.integer({ min: -(10 ** 14), max: 10 ** 14 });
  fc.assert(fc.property(cents, (amount) => Number(formatMoney(amount).replace(/[,.]/g, '')) === amount));
});
