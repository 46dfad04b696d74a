import { IconBell, IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { shapeOf } from '../../../platform/table/table-shape.ts';
import { changed, pageSizes } from '../../../platform/table/table-view.ts';
import { useTableAddress } from '../../../platform/table/use-table-address.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { NotificationRow } from '../notification-row.tsx';
import styles from '../notifications.module.css';
import { notificationListQuery, useMarkRead } from '../notifications.queries.ts';

const shape = shapeOf([]);

/** `/notifications` (section 2.3): all notifications of the user, newest first. */
export function NotificationsPage() {
  const zone = useViewerZone();
  const [view, setView] = useTableAddress(shape);
  const list = useQuery(notificationListQuery(view));
  const markRead = useMarkRead();
  const unread = list.data?.unread ?? 0;
  return (
    <Page>
      <PageHeader
        title="Notifications"
        count={list.data?.total}
        actions={
          unread > 0 ? (
            <Button
              icon={<IconChecks aria-hidden="true" />}
              busy={markRead.isPending}
              onClick={() => markRead.mutate('all')}
            >
              Mark all as read
            </Button>
          ) : undefined
        }
      />
      <div className={styles.page}>
        <Card flush>
          {list.isPending ? <PageSkeleton /> : null}
          {list.isError && !list.data ? (
            <ErrorState
              title="Notifications could not be loaded"
              text={problemText(list.error)}
              onRetry={() => void list.refetch()}
            />
          ) : null}
          {list.data?.total === 0 ? (
            <EmptyState
              icon={<IconBell aria-hidden="true" />}
              title="No notifications found."
              hint="When something needs your attention, it will stand here."
            />
          ) : null}
          {list.data && list.data.data.length > 0 ? (
            <ul aria-label="Notifications">
              {list.data.data.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  zone={zone}
                  onOpen={({ id, read_at }) => (read_at === null ? markRead.mutate([id]) : undefined)}
                />
              ))}
            </ul>
          ) : null}
        </Card>
        {list.data && list.data.total > 0 ? (
          <div className={styles.pages}>
            <Pagination
              page={view.page}
              size={view.size}
              total={list.data.total}
              onPage={(page) => setView({ ...view, page })}
              choice={{ sizes: pageSizes, onSize: (size) => setView(changed(view, { size })) }}
            />
          </div>
        ) : null}
      </div>
    </Page>
  );
}
