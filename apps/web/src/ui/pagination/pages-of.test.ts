import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 32, [1, 2, 3, 'gap', 32]],
  [4, 32, [1, 2, 3, 4, 5, 'gap', 32]],
  [16, 32, [1, 'gap', 15, 16, 17, 'gap', 32]],
  [32, 32, [1, 'gap', 30, 31, 32]],
])('page %i of %i', (current, last, pages) => {
  expect(pagesOf(current, last)).toEqual(pages);
});

it('always shows the first, the current and the last page, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const pages = pagesOf(Math.min(one, other), Math.max(one, other)).filter((page) => page !== 'gap');
      expect(pages).toEqual(expect.arrayContaining([1, one, other]));
      expect(pages).toEqual(pages.toSorted((left, right) => left - right));
    }),
  );
});
