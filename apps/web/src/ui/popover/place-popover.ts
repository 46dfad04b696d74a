export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'top-end' | 'top' | 'right';

export interface PlaceQuestion {
  readonly anchor: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly placement: Placement;
  /** Between anchor and popover, in px. */
  readonly gap?: number;
  /** Beside its anchor a popover that fits below this line stays there, in px of the viewport: the head of a grid. */
  readonly below?: number;
}

const margin = 8;
/** From a rounded corner to the middle of the arrow. */
const arrowMargin = 18;

/** Position of a popover, in px of the viewport: on the preferred side, or on the other one if that has more room. */
export function placePopover(question: PlaceQuestion) {
  return question.placement === 'right' ? placeBeside(question) : placeBelow(question);
}

/** At the middle of the anchor, on its right or, where there is no room, on its left. `arrow`: that middle, in px from the top. */
function placeBeside({ anchor, size, viewport, gap = 6, below = 0 }: PlaceQuestion) {
  const right = anchor.left + anchor.width + gap;
  const left = anchor.left - gap - size.width;
  const isRight = right + size.width + margin <= viewport.width || left < margin;
  const height = Math.min(size.height, viewport.height - 2 * margin);
  const middle = anchor.top + anchor.height / 2;
  const least = Math.max(below, margin);
  const top = within(
    middle - height / 2,
    least + height + margin <= viewport.height ? least : margin,
    viewport.height - height - margin,
  );
  return {
    left: within(isRight ? right : left, margin, viewport.width - size.width - margin),
    top,
    maxHeight: viewport.height - 2 * margin,
    beside: {
      side: isRight ? ('right' as const) : ('left' as const),
      arrow: within(middle - top, arrowMargin, height - arrowMargin),
    },
  };
}

function placeBelow({ anchor, size, viewport, placement, gap = 6 }: PlaceQuestion) {
  const below = viewport.height - (anchor.top + anchor.height + gap) - margin;
  const above = anchor.top - gap - margin;
  const wishesTop = placement.startsWith('top');
  const wished = wishesTop ? above : below;
  const other = wishesTop ? below : above;
  const stays = size.height <= wished || wished >= other;
  const onTop = stays ? wishesTop : !wishesTop;
  // An anchor that was scrolled out of the window has more room beside it than the window is high.
  const maxHeight = within(stays ? wished : other, 0, viewport.height - 2 * margin);
  const height = Math.min(size.height, maxHeight);
  const top = onTop ? anchor.top - gap - height : anchor.top + anchor.height + gap;
  return {
    left: within(leftOf(anchor, size.width, placement), margin, viewport.width - size.width - margin),
    top: within(top, margin, viewport.height - height - margin),
    maxHeight,
    beside: null,
  };
}

function leftOf(anchor: Box, width: number, placement: Placement): number {
  if (placement.endsWith('start')) return anchor.left;
  if (placement.endsWith('end')) return anchor.left + anchor.width - width;
  return anchor.left + anchor.width / 2 - width / 2;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
