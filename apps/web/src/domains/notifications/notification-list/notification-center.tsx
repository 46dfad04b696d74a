import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { notificationColumns } from '@muster/contract/domains/notifications/notifications-columns.ts';
import { pageSizes } from '@muster/contract/page-sizes.ts';
import { IconChecks } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { ListExport } from '../../../platform/table/export-menu.tsx';
import { changed, type TableView } from '../../../platform/table/table-view.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import styles from '../notifications.module.css';
import { notificationListQuery, useMarkRead } from '../notifications.queries.ts';
import { CenterFilters } from './center-filters.tsx';
import { CenterRows } from './center-rows.tsx';
import { PickBar } from './pick-bar.tsx';
import { usePicks } from './use-picks.ts';

/** Messages are shown as such, not as a table. */
const columns = columnsOf<Notification>()(notificationColumns, {});

/** All notifications of the user, newest first, by state and area. */
export function NotificationCenter({ tabs }: { readonly tabs: ReactNode }) {
  const list = useRecordList({ name: 'notifications', query: notificationListQuery, columns });
  const { answer, view, setView, rows, total } = list;
  const markRead = useMarkRead();
  const unread = answer?.unread ?? 0;
  const picks = usePicks(rows);
  const newest = Math.max(0, ...rows.map(({ id }) => id));
  return (
    <>
      <PageHeader
        title="Notifications"
        count={total}
        actions={
          <>
            {total === 0 ? null : (
              <ListExport label="Notifications" list={list} disabled={total === undefined} isIcon />
            )}
            <Button
              icon={<IconChecks aria-hidden="true" />}
              busy={markRead.isPending}
              disabled={unread === 0 || newest === 0}
              onClick={() => markRead.mutate({ newest })}
            >
              Mark all as read
            </Button>
          </>
        }
      />
      {tabs}
      <div className={styles.page}>
        {picks.isPicking ? (
          <PickBar rows={rows} picks={picks} />
        ) : (
          <CenterFilters view={view} unread={unread} onView={setView} />
        )}
        <CenterRows list={list} picks={picks} state={stateOf(view)} />
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
    </>
  );
}

function stateOf({ filters }: TableView): string | null {
  const [state = null] = [filters.state].flat();
  return typeof state === 'string' ? state : null;
}
