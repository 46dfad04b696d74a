import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './booking.module.css';

const names = ['52%', '64%', '46%', '58%'];

/** Of the times, while they are looked for. */
export function TimesOutline() {
  return (
    <div role="status" aria-label="Looking for times" className={styles.times}>
      {['first', 'second', 'third'].map((time) => (
        <Skeleton key={time} width="100%" height={36} />
      ))}
    </div>
  );
}

/** The shape of the dialog while its people load, so that it does not jump. */
export function BookingOutline() {
  return (
    <div role="status" aria-label="Loading the people" className={styles.outline}>
      <div className={styles.choices}>
        {names.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
      <div className={styles.pair}>
        <Skeleton width="100%" height={36} />
        <Skeleton width="100%" height={36} />
      </div>
      <Skeleton width="100%" height={36} />
    </div>
  );
}
