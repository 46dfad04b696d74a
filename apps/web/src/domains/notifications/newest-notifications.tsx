import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../platform/api/problem-error.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../ui/state/page-skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import { newestNotificationsQuery, useMarkRead } from './notifications.queries.ts';

/** The user's newest notifications. Opening one marks it as read. */
export function NewestNotifications({ most, isShown = everyOne, onOpen }: NewestNotificationsProps) {
  const zone = useViewerZone();
  const list = useQuery(newestNotificationsQuery);
  const markRead = useMarkRead();
  return (
    <>
      {list.isPending ? <PageSkeleton /> : null}
      {list.isError && !list.data ? (
        <ErrorState
          title="The notifications could not be loaded"
          text={problemText(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.data?.data.length === 0 ? (
        <EmptyState icon={<IconBell aria-hidden="true" />} title="Nothing new" hint="You're all caught up." />
      ) : null}
      <ul aria-label="Newest notifications">
        {list.data?.data
          .filter(isShown)
          .slice(0, most)
          .map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              zone={zone}
              onOpen={(opened) => {
                if (opened.read_at === null) markRead.mutate([opened.id]);
                onOpen?.(opened);
              }}
            />
          ))}
      </ul>
    </>
  );
}

const everyOne = () => true;

interface NewestNotificationsProps {
  /** Default: all that are loaded. */
  readonly most?: number;
  readonly isShown?: (notification: Notification) => boolean;
  readonly onOpen?: (notification: Notification) => void;
}
