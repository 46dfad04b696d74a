import { Notice } from '../../ui/notice/notice.tsx';
import styles from './job-descriptions.module.css';

/** Names what a position does not have. The text shows it in square brackets. */
export function MissingPlaces({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <div className={styles.missing}>
      <Notice tone="amber">The position doesn't have: {labels.join(', ')}. Replace what is in square brackets.</Notice>
    </div>
  );
}
