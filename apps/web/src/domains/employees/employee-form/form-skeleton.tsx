import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './form-skeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function FormSkeleton() {
  return (
    <div className={styles.fields} role="status" aria-label="Loading the form">
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="40%" height={12} />
          <Skeleton width="35%" height={12} />
          <Skeleton width="100%" height={36} />
          <Skeleton width="100%" height={36} />
        </div>
      ))}
    </div>
  );
}
