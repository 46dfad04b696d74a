import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/input/checkbox.tsx';
import styles from '../notifications.module.css';
import { useMarkRead, useSortNotifications } from '../notifications.queries.ts';
import type { Picks } from './use-picks.ts';

/** What can be done with the selected notifications. It takes the place of the filters, so that no row moves. */
export function PickBar({ rows, picks }: PickBarProps) {
  const markRead = useMarkRead();
  const sort = useSortNotifications();
  const { shown } = picks;
  const ids = shown.map(({ id }) => id);
  const isArchive = shown.length > 0 && shown.every(({ archived_at }) => archived_at !== null);
  const act = (run: () => void) => () => {
    run();
    picks.end();
  };
  return (
    <section className={styles.picks} aria-label="Selected notifications">
      <Checkbox
        aria-label="Select all on this page"
        checked={shown.length === rows.length}
        mixed={shown.length > 0 && shown.length < rows.length}
        onChange={({ target }) =>
          picks.pick(
            rows.map(({ id }) => id),
            target.checked,
          )
        }
      />
      <span>{shown.length} selected</span>
      <Button small disabled={ids.length === 0} onClick={act(() => markRead.mutate(ids))}>
        Mark as read
      </Button>
      <Button small disabled={ids.length === 0} onClick={act(() => sort.mutate({ ids, to: 'unread' }))}>
        Mark as unread
      </Button>
      <Button
        small
        disabled={ids.length === 0}
        onClick={act(() => sort.mutate({ ids, to: isArchive ? 'list' : 'archive' }))}
      >
        {isArchive ? 'Move to inbox' : 'Archive'}
      </Button>
      <Button small tone="quiet" onClick={picks.end}>
        Cancel
      </Button>
    </section>
  );
}

interface PickBarProps {
  readonly rows: readonly Notification[];
  readonly picks: Picks;
}
