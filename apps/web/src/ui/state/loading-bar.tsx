import styles from './loading-bar.module.css';

/** A thin bar at the top edge of its (positioned) parent while newer data is fetched. */
export function LoadingBar({ shown, label = 'Loading' }: { readonly shown: boolean; readonly label?: string }) {
  return shown ? <div className={styles.bar} role="progressbar" aria-label={label} /> : null;
}
