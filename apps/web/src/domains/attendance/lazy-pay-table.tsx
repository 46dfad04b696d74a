import type { PayMinutes } from '@muster/contract/domains/attendance/pay-names.ts';
import { lazy, Suspense } from 'react';
import { RowsSkeleton } from '../../ui/state/rows-skeleton.tsx';

const PayTable = lazy(() => import('./pay-table.tsx').then((part) => ({ default: part.PayTable })));

/** For other domains: what they import from here is loaded with the portal, and few pages show the table. */
export function LazyPayTable({ pay }: { readonly pay: PayMinutes }) {
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <PayTable pay={pay} />
    </Suspense>
  );
}
