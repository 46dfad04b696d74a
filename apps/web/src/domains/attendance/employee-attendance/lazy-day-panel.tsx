import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { lazy, Suspense, useState } from 'react';

const DayPanel = lazy(() => import('./day.panel.tsx').then((part) => ({ default: part.DayPanel })));

/** The panel's code comes with the first opening. */
export function LazyDayPanel({ day, onClose }: { readonly day: DayRow | null; readonly onClose: () => void }) {
  const [shown, setShown] = useState(day);
  if (day !== null && day !== shown) setShown(day);
  if (shown === null) return null;
  return (
    <Suspense>
      <DayPanel day={shown} opened={day !== null} onClose={onClose} />
    </Suspense>
  );
}
