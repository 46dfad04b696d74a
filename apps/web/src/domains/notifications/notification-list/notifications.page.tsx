import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { notificationColumns } from '@muster/contract/domains/notifications/notifications-columns.ts';
import { messages } from '@muster/contract/messages.ts';
import { pageSizes } from '@muster/contract/page-sizes.ts';
import { IconBell, IconChecks } from '@tabler/icons-react';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { ListExport } from '../../../platform/table/export-menu.tsx';
import { changed } from '../../../platform/table/table-view.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
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

/** Messages are shown as such, not as a table. */
const columns = columnsOf<Notification>()(notificationColumns, {});

/** `/notifications` (section 2.3): all notifications of the user, newest first. */
export function NotificationsPage() {
  const zone = useViewerZone();
  const list = useRecordList({ name: 'notifications', query: notificationListQuery, columns });
  const { answer, view, setView, rows, total } = list;
  const markRead = useMarkRead();
  const unread = answer?.unread ?? 0;
  return (
    <Page>
      <PageHeader
        title="Notifications"
        count={total}
        actions={
          <>
            {total === 0 ? null : <ListExport label="Notifications" list={list} disabled={total === undefined} />}
            <Button
              icon={<IconChecks aria-hidden="true" />}
              busy={markRead.isPending}
              disabled={unread === 0}
              onClick={() => markRead.mutate('all')}
            >
              Mark all as read
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        <Card flush>
          {list.status === 'loading' ? <PageSkeleton /> : null}
          {list.status === 'error' && !answer ? (
            <ErrorState title="Notifications could not be loaded" text={list.error} onRetry={list.onRetry} />
          ) : null}
          {total === 0 ? (
            <EmptyState
              icon={<IconBell aria-hidden="true" />}
              title={messages.toast.noneFound('notifications')}
              hint="You're all caught up."
            />
          ) : null}
          {rows.length > 0 ? (
            <ul aria-label="Notifications">
              {rows.map((notification) => (
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
        {total ? (
          <div className={styles.pages}>
            <Pagination
              page={view.page}
              size={view.size}
              total={total}
              onPage={(page) => setView({ ...view, page })}
              choice={{ sizes: pageSizes, onSize: (size) => setView(changed(view, { size })) }}
            />
          </div>
        ) : null}
      </div>
    </Page>
  );
}
