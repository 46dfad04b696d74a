import { announcementAccess } from '@muster/contract/domains/announcements/announcements.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconBell, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Can } from '../../../platform/session/can.tsx';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { announcementPaths } from '../announcement-paths.ts';
import { announcementListQuery } from '../announcements.queries.ts';
import { announcementAnswers } from '../refresh-announcements.ts';
import { announcementColumnsFor } from './announcement-columns.tsx';
import { useAnnouncementActions } from './use-announcement-actions.tsx';

const AnnouncementPanel = lazyPanel(() => import('./announcement.panel.tsx').then((part) => part.AnnouncementPanel));

/** `/client-notifications`: announcements to clients, with their readers. */
export function AnnouncementListPage() {
  const zone = useViewerZone();
  const { open, panel } = useLazyPanel((id: number, state) => <AnnouncementPanel id={id} zone={zone} {...state} />);
  const columns = useMemo(() => announcementColumnsFor(({ id }) => open(id)), [open]);
  const list = useRecordList({ name: 'announcements', query: announcementListQuery, columns });
  useRefreshOn('client-notifications.changed', announcementAnswers);
  const { rowActions, dialogs } = useAnnouncementActions({ onView: ({ id }) => open(id) });
  return (
    <Page fill>
      <PageHeader
        title="Client notifications"
        count={list.total}
        actions={
          <Can rule={announcementAccess.write}>
            <LinkButton tone="primary" icon={<IconPlus aria-hidden="true" />} to={announcementPaths.add}>
              Add notification
            </LinkButton>
          </Can>
        }
      />
      <DataTable
        label="Client notifications"
        list={list}
        rowName={(row) => row.title}
        onOpen={({ id }) => open(id)}
        rowActions={rowActions}
        searchPlaceholder="Search: Title, Message, Author"
        empty={{
          icon: <IconBell aria-hidden="true" />,
          title: messages.toast.noneFound('client notifications'),
          hint: 'No announcements yet. Send one and track who has read it.',
        }}
      />
      {dialogs}
      {panel}
    </Page>
  );
}
