import { lazy, Suspense } from 'react';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './clock-row.module.css';

const ClockRow = lazy(() => import('./clock-row.tsx').then((part) => ({ default: part.ClockRow })));

/** Slots are filled at startup, so the code is loaded with the first page that shows it. */
export function LazyClockRow() {
  return (
    <Suspense
      fallback={
        <div className={classNames(cards.box, styles.row)} data-loading="">
          <Skeleton width={260} height={16} />
        </div>
      }
    >
      <ClockRow />
    </Suspense>
  );
}
