import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';

const OwnTimesheets = lazy(() => import('./own-timesheets.tsx').then((part) => ({ default: part.OwnTimesheets })));

/** Slots are filled at startup, so the code is loaded with the first page that shows it. */
export function LazyOwnTimesheets() {
  return (
    <Suspense
      fallback={
        <div data-loading="">
          <PageSkeleton />
        </div>
      }
    >
      <OwnTimesheets />
    </Suspense>
  );
}
