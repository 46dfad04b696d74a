import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';

const OwnLeaveCard = lazy(() => import('./own-leave-card.tsx').then((part) => ({ default: part.OwnLeaveCard })));

/** Other parts of the domain are needed at startup: the card is loaded with the first page that shows it. */
export function LazyOwnLeaveCard() {
  return (
    <Suspense
      fallback={
        <div data-loading="">
          <Card title="Leave balance" flush>
            <RowsSkeleton />
          </Card>
        </div>
      }
    >
      <OwnLeaveCard />
    </Suspense>
  );
}
