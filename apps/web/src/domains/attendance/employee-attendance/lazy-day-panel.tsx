import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { lazy, Suspense } from 'react';
import { useLast } from '../../../platform/address/use-last.ts';

const DayPanel = lazy(() => import('./day.panel.tsx').then((part) => ({ default: part.DayPanel })));

/** The panel's code is loaded with the first opening. */
export function LazyDayPanel({ day, onClose }: { readonly day: DayRow | null; readonly onClose: () => void }) {
  const shown = useLast(day);
  if (shown === null) return null;
  return (
    <Suspense>
      <DayPanel day={shown} opened={day !== null} onClose={onClose} />
    </Suspense>
  );
}
