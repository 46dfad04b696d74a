import { lazy, Suspense } from 'react';

const ClockRow = lazy(() => import('./clock-row.tsx').then((part) => ({ default: part.ClockRow })));

/** Slots are filled at startup, so the code is loaded with the first page that shows it. The room of the row is kept. */
export function LazyClockRow() {
  return (
    <Suspense fallback={<div data-loading="" style={{ minHeight: 54 }} />}>
      <ClockRow />
    </Suspense>
  );
}
