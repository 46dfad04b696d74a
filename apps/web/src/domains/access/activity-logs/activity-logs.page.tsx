import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { activityLogsQuery } from '../access.queries.ts';
import { activityColumnsFor } from './activity.columns.tsx';
import { eventLabel } from './event-label.ts';

const ActivityPanel = lazyPanel(() => import('./activity-panel.tsx').then((part) => part.ActivityPanel));

/** `/activity-logs` (section 2.4): who did what, the impersonator, and the changes. */
export function ActivityLogsPage() {
  const zone = useViewerZone();
  const { open, panel } = useLazyPanel((line: ActivityLog, state) => (
    <ActivityPanel line={line} zone={zone} {...state} />
  ));
  const columns = useMemo(() => activityColumnsFor(open), [open]);
  const list = useRecordList({ name: 'activityLog', query: activityLogsQuery, columns });
  return (
    <Page fill>
      <PageHeader title="Activity logs" count={list.total} />
      <DataTable
        label="Activity logs"
        list={list}
        rowName={(line) => eventLabel(line.event)}
        onOpen={open}
        searchPlaceholder="Search: Person"
        empty={{
          icon: <IconHistory aria-hidden="true" />,
          title: messages.toast.noneFound('activity'),
          hint: 'Changes in the portal are logged here.',
        }}
      />
      {panel}
    </Page>
  );
}
