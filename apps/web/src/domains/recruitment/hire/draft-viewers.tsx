import type { PresentMember } from '../../../platform/realtime/push-connection.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import styles from './draft-viewers.module.css';

/** Colleagues who have the draft open now. */
export function DraftViewers({ others }: { readonly others: readonly PresentMember[] }) {
  return (
    <div className={styles.viewers} role="status">
      {others.map(({ id, name }) => (
        <p key={id} className={styles.viewer}>
          <Initials name={name} size={24} />
          <span>
            <strong>{name}</strong> is viewing this draft
          </span>
        </p>
      ))}
    </div>
  );
}
