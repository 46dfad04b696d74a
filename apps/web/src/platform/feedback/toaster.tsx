import { toastMaxWidthPx } from '@muster/contract/constants.ts';
import { useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { currentToasts, onToasts } from './toast-store.ts';
import styles from './toaster.module.css';

/**
 * Where toasts appear; once in the app, outside every page. The region exists from the start, so that screen readers
 * announce the first toast.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  return (
    <section
      className={styles.region}
      style={{ maxWidth: toastMaxWidthPx }}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
