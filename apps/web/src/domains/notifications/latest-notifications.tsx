import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { problemText } from '../../platform/api/problem-error.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../ui/state/page-skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';
import { newestNotificationsQuery, useMarkRead } from './notifications.queries.ts';

const mostShown = 5;

/** A card for dashboards: the user's newest notifications. */
export function LatestNotifications() {
  const zone = useViewerZone();
  const list = useQuery(newestNotificationsQuery);
  const markRead = useMarkRead();
  return (
    <Card
      title="Notifications"
      flush
      actions={
        <Link to="/notifications" className={styles.all}>
          See all
        </Link>
      }
    >
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
        {list.data?.data.slice(0, mostShown).map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            zone={zone}
            onOpen={({ id, read_at }) => (read_at === null ? markRead.mutate([id]) : undefined)}
          />
        ))}
      </ul>
    </Card>
  );
}
