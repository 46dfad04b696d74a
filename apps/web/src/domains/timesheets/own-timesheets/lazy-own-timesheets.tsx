import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';

const OwnTimesheets = lazy(() => import('./own-timesheets.tsx').then((part) => ({ default: part.OwnTimesheets })));

/** For a slot, which is filled before anything is drawn: the code comes with the first page that shows it. */
export function LazyOwnTimesheets() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OwnTimesheets />
    </Suspense>
  );
}
