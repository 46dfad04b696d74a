import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placePopover } from './place-popover.ts';

const viewport = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };

it('is placed below its anchor', () => {
  const anchor = { left: 100, top: 50, width: 80, height: 30 };
  expect(placePopover({ anchor, size, viewport, placement: 'bottom-start' })).toMatchObject({ left: 100, top: 86 });
  expect(placePopover({ anchor, size, viewport, placement: 'bottom' })).toMatchObject({ left: 40, top: 86 });
});

it('uses the other side if that has more room', () => {
  const anchor = { left: 100, top: 540, width: 80, height: 30 };
  expect(placePopover({ anchor, size, viewport, placement: 'bottom-end' })).toMatchObject({ left: 8, top: 434 });
});

it('never leaves the window', () => {
  const anywhere = fc.record({
    left: fc.integer({ min: 0, max: 1000 }),
    top: fc.integer({ min: 0, max: 600 }),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 60 }),
  });
  const placement = fc.constantFrom('bottom-start', 'bottom-end', 'top-start', 'top' as const);
  fc.assert(
    fc.property(anywhere, placement, fc.integer({ min: 1, max: 900 }), (anchor, wished, height) => {
      const spot = placePopover({ anchor, size: { width: 200, height }, viewport, placement: wished });
      expect(spot.left).toBeGreaterThanOrEqual(8);
      expect(spot.left + 200).toBeLessThanOrEqual(992);
      expect(spot.top).toBeGreaterThanOrEqual(8);
      expect(spot.top + Math.min(height, spot.maxHeight)).toBeLessThanOrEqual(592);
    }),
    { numRuns: 1000 },
  );
});

it('is placed beside the middle of its anchor, on the other side where there is no room', () => {
  const viewport = { width: 1000, height: 800 };
  const size = { width: 300, height: 400 };
  const beside = (left: number, top: number) =>
    placePopover({ anchor: { left, top, width: 100, height: 40 }, size, viewport, placement: 'right', gap: 10 });
  expect(beside(200, 380)).toMatchObject({ left: 310, top: 200 });
  expect(beside(700, 380)).toMatchObject({ left: 390, top: 200 });
  expect(beside(200, 20).top).toBe(8);
  expect(beside(200, 780).top).toBe(392);
});

it('stays below the head of the grid that its anchor is in, where it fits', () => {
  const place = (height: number, below: number) =>
    placePopover({
      anchor: { left: 100, top: 210, width: 80, height: 40 },
      size: { width: 200, height },
      viewport: { width: 1000, height: 800 },
      placement: 'right',
      below,
    });
  expect(place(400, 200)).toMatchObject({ top: 200, beside: { side: 'right', arrow: 30 } });
  expect(place(400, 0)).toMatchObject({ top: 30, beside: { arrow: 200 } });
  expect(place(700, 200)).toMatchObject({ top: 8 });
});
