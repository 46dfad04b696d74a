import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergedSpans, sharedSpans, spansWithin, spansWithout, type TimeSpan } from './time-spans.rules.ts';

const span = (from: number, until: number): TimeSpan => ({ from, until });

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 6 }))
    .map(([from, length]) => span(from, from + length)),
  { maxLength: 8 },
);

/** Which of the moments 0 to 39 the spans contain. */
const momentsOf = (list: readonly TimeSpan[]) =>
  Array.from({ length: 40 }, (_, at) => at).filter((at) => list.some(({ from, until }) => from <= at && at < until));

it('merges what overlaps or touches', () => {
  expect(mergedSpans([span(4, 6), span(0, 2), span(2, 3), span(5, 8)])).toEqual([span(0, 3), span(4, 8)]);
});

it('contains the same moments when it is merged, and neither overlaps nor touches', () => {
  fc.assert(
    fc.property(spans, (list) => {
      const merged = mergedSpans(list);
      expect(momentsOf(merged)).toEqual(momentsOf(list));
      for (const [index, next] of merged.slice(1).entries()) expect(merged[index]?.until).toBeLessThan(next.from);
    }),
  );
});

it('takes away, intersects and cuts by moments', () => {
  fc.assert(
    fc.property(spans, spans, (one, other) => {
      const [first, second] = [mergedSpans(one), mergedSpans(other)];
      const [inFirst, inSecond] = [momentsOf(first), new Set(momentsOf(second))];
      expect(momentsOf(spansWithout(first, second))).toEqual(inFirst.filter((at) => !inSecond.has(at)));
      expect(momentsOf(sharedSpans(first, second))).toEqual(inFirst.filter((at) => inSecond.has(at)));
      const cut = momentsOf(spansWithin(first, span(7, 21)));
      expect(cut).toEqual(inFirst.filter((at) => at >= 7 && at < 21));
    }),
  );
});
