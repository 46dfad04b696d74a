import { Page } from '../../../ui/page/page.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './employee-details.module.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of the page before the record is there. */
export function DetailsSkeleton() {
  return (
    <Page>
      <div className={styles.loading} role="status" aria-label="Loading the employee">
        <div className={styles.loadingHead}>
          <Skeleton width={56} height={56} round />
          <div className={styles.loadingName}>
            <Skeleton width={220} height={18} />
            <Skeleton width={300} height={12} />
          </div>
        </div>
        <Skeleton width="100%" height={36} />
        <div className={styles.loadingFacts}>
          {lines.map((line) => (
            <Skeleton key={line} width="70%" height={28} />
          ))}
        </div>
      </div>
    </Page>
  );
}
