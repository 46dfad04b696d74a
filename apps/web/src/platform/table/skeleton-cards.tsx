import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './table-cards.module.css';

/** In place of the rows on phones. */
export function SkeletonCards() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {['62%', '48%', '70%', '55%', '64%', '50%'].map((width) => (
        <li key={width} className={styles.card}>
          <Skeleton width={36} height={36} round />
          <div className={styles.main}>
            <Skeleton width={width} height={12} />
            <Skeleton width="82%" className={styles.gap} />
          </div>
        </li>
      ))}
    </ul>
  );
}
