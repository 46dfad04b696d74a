import styles from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

const rows = ['58%', '72%', '49%', '66%', '54%', '70%', '61%', '47%'];

/** Placeholder for loading rows: a name on the left, its data next to it. */
export function RowsSkeleton() {
  return (
    <div className={styles.rows} role="status" aria-label="Loading">
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} height={12} />
          <Skeleton width="70%" />
          <Skeleton width="52%" />
          <Skeleton width="38%" />
        </div>
      ))}
    </div>
  );
}
