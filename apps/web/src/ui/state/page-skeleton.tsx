import styles from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

const lines = ['92%', '78%', '85%', '64%', '88%', '71%'];

/** Placeholder for a page whose code or data is loading. */
export function PageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label="Loading">
      <Skeleton width={220} height={20} />
      <div className={styles.lines}>
        {lines.map((width) => (
          <Skeleton key={width} width={width} height={12} />
        ))}
      </div>
    </div>
  );
}
