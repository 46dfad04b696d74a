import type { ReactNode } from 'react';
import { LoadingBar } from '../state/loading-bar.tsx';
import styles from './record-layout.module.css';

/** The content below the tabs of a record, with a rail beside it where a tab has one. */
export function RecordContent({ rail, children }: { readonly rail?: ReactNode; readonly children: ReactNode }) {
  if (!rail) return <div className={styles.content}>{children}</div>;
  return (
    <div className={styles.withRail}>
      <div className={styles.content}>{children}</div>
      <aside className={styles.rail}>
        <div className={styles.held} data-settling="">
          {rail}
        </div>
      </aside>
    </div>
  );
}

/** Main part and facts side by side, two to one; stacked if there is no room. */
export function RecordColumns({ main, aside }: { readonly main: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{main}</div>
      <div className={styles.stack}>{aside}</div>
    </div>
  );
}

/** Stacked cards. */
export function RecordStack({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.stack} data-settling="">
      {children}
    </div>
  );
}

/** Above the heading: a thin bar while the data is refetched. */
export function RecordRefreshing({ shown }: { readonly shown: boolean }) {
  return (
    <div className={styles.bar}>
      <LoadingBar shown={shown} label="Refreshing" />
    </div>
  );
}
