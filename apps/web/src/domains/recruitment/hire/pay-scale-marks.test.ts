import { expect, it } from 'vitest';
import { marksApart } from './pay-scale-marks.ts';

it('names both ends, and those between that have room', () => {
  expect(marksApart([38_000, 42_000, 40_000, 46_500], 2200)).toEqual([38_000, 42_000, 46_500]);
  expect(marksApart([38_000, 46_000, 40_500, 46_500], 2200)).toEqual([38_000, 40_500, 46_500]);
});

it('names an end once', () => {
  expect(marksApart([38_000, 42_000, 38_000, 42_000], 1000)).toEqual([38_000, 42_000]);
  expect(marksApart([40_000, 40_000, 40_000, 40_000], 1000)).toEqual([40_000]);
});
