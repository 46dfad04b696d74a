import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { messages } from '@muster/contract/messages.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { IconArchive, IconArchiveOff, IconBell, IconMail } from '@tabler/icons-react';
import { instantOf, now } from '../../../platform/clock/clock.ts';
import { clockText, dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Checkbox } from '../../../ui/input/checkbox.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { NotificationRow } from '../notification-row.tsx';
import styles from '../notifications.module.css';
import { type Sorting, useMarkRead, useSortNotifications } from '../notifications.queries.ts';
import type { Picks } from './use-picks.ts';

/** The notifications of a page, by day. */
export function CenterRows({ list, picks, state }: CenterRowsProps) {
  const { rows, total } = list;
  const zone = useViewerZone();
  const today = dayAt(now(), zone);
  const markRead = useMarkRead();
  const sort = useSortNotifications();
  return (
    <Card flush>
      {list.status === 'loading' ? <PageSkeleton /> : null}
      {list.status === 'error' && rows.length === 0 ? (
        <ErrorState title="Notifications could not be loaded" text={list.error} onRetry={list.onRetry} />
      ) : null}
      {total === 0 ? (
        <EmptyState
          icon={<IconBell aria-hidden="true" />}
          title={messages.toast.noneFound('notifications')}
          hint={emptyHints[state ?? 'inbox'] ?? "You're all caught up."}
        />
      ) : null}
      {daysOf(rows, zone, today).map(({ day, label, notifications }, index) => (
        <section key={day} aria-label={label}>
          <div className={styles.day}>
            <h2>{label}</h2>
            {index > 0 || picks.isPicking ? null : (
              <Button small tone="quiet" onClick={picks.start}>
                Select
              </Button>
            )}
          </div>
          <ul aria-label={`Notifications: ${label}`}>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                zone={zone}
                time={day === today ? undefined : (clockText(notification.created_at, zone) ?? undefined)}
                onOpen={({ id, read_at }) => (read_at === null ? markRead.mutate([id]) : undefined)}
                isPicking={picks.isPicking}
                lead={
                  <Checkbox
                    aria-label={`Select ${notification.title}`}
                    checked={picks.has(notification.id)}
                    onChange={({ target }) => picks.pick([notification.id], target.checked)}
                  />
                }
                aside={
                  <RowActions
                    notification={notification}
                    onMove={(to) => sort.mutate({ ids: [notification.id], to })}
                  />
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

const emptyHints: Readonly<Record<string, string>> = {
  unread: 'Everything is read.',
  archived: 'Archived notifications appear here.',
};

/** The newest day first, as the rows are. */
function daysOf(rows: readonly Notification[], zone: string, today: string) {
  const days = Map.groupBy(rows, ({ created_at }) => dayAt(instantOf(created_at) ?? 0, zone));
  return [...days].map(([day, notifications]) => ({ day, label: dayLabel(day, today), notifications }));
}

function dayLabel(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatWeekday(day);
}

function RowActions({ notification: { title, read_at, archived_at }, onMove }: RowActionsProps) {
  if (archived_at !== null)
    return (
      <IconButton
        label={`Take ${title} out of the archive`}
        icon={<IconArchiveOff size={17} aria-hidden="true" />}
        onClick={() => onMove('list')}
      />
    );
  return (
    <>
      {read_at === null ? null : (
        <IconButton
          className={styles.wideOnly}
          label={`Mark ${title} as unread`}
          icon={<IconMail size={17} aria-hidden="true" />}
          onClick={() => onMove('unread')}
        />
      )}
      <IconButton
        label={`Archive ${title}`}
        icon={<IconArchive size={17} aria-hidden="true" />}
        onClick={() => onMove('archive')}
      />
    </>
  );
}

interface RowActionsProps {
  readonly notification: Notification;
  readonly onMove: (to: Sorting) => void;
}

interface CenterRowsProps {
  readonly list: {
    readonly rows: readonly Notification[];
    readonly total: number | undefined;
    readonly status: string;
    readonly error?: string | undefined;
    readonly onRetry: () => void;
  };
  readonly picks: Picks;
  /** Null: the inbox. */
  readonly state: string | null;
}
