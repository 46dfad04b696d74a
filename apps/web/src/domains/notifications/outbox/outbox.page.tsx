import type { OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconMail } from '@tabler/icons-react';
import { useMemo } from 'react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import styles from '../notifications.module.css';
import { outboxColumnsFor, subjectOf } from './outbox.columns.tsx';
import { outboxQuery } from './outbox.queries.ts';
import { ParkedEvents } from './parked-events.tsx';

const MessagePanel = lazyPanel(() => import('./message-panel.tsx').then((part) => part.MessagePanel));

const rowId = ({ kind, id }: OutboxMessage) => `${kind} ${id}`;

/** Mails and text messages that the portal kept, because no server is configured to send them. */
export function OutboxPage() {
  const zone = useViewerZone();
  const { open, panel } = useLazyPanel((message: OutboxMessage, state) => (
    <MessagePanel message={message} zone={zone} {...state} />
  ));
  const columns = useMemo(() => outboxColumnsFor(open), [open]);
  const list = useRecordList({ name: 'outbox', query: outboxQuery, columns, rowId });
  return (
    <Page fill>
      <PageHeader title="Outbox" count={list.total} />
      <ParkedEvents zone={zone} />
      {list.total === 0 ? null : (
        <div className={styles.notice}>
          <Notice>
            These messages were not sent, because email or SMS wasn't set up when they were written. Open one to pass it
            on. Messages written after the setup are sent.
          </Notice>
        </div>
      )}
      <DataTable
        label="Messages"
        list={list}
        rowName={subjectOf}
        onOpen={open}
        searchPlaceholder="Search: To, Subject"
        empty={{
          icon: <IconMail aria-hidden="true" />,
          title: messages.toast.noneFound('messages'),
          hint: "Email and SMS aren't configured. Messages are stored here instead of being sent.",
        }}
      />
      {panel}
    </Page>
  );
}
