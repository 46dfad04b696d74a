import type { OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useOpening } from '../../../platform/form/use-opening.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { tableListOf } from '../../../platform/table/query-status.ts';
import { shapeOf } from '../../../platform/table/table-shape.ts';
import { useTableAddress } from '../../../platform/table/use-table-address.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { outboxQuery } from '../notifications.queries.ts';
import { outboxColumns, subjectOf } from './outbox.columns.tsx';

const MessagePanel = lazy(() => import('./message-panel.tsx').then((part) => ({ default: part.MessagePanel })));

/** Mails and short messages that the portal kept, because no address to send them by is configured. */
export function OutboxPage() {
  const zone = useViewerZone();
  const { opening, open, close } = useOpening<OutboxMessage>();
  const columns = useMemo(() => outboxColumns({ zone, onOpen: open }), [zone, open]);
  const shape = useMemo(() => shapeOf(columns), [columns]);
  const [view, setView] = useTableAddress(shape);
  const list = useQuery(outboxQuery(view));
  return (
    <Page fill>
      <PageHeader title="Outbox" count={list.data?.total} />
      <DataTable
        label="Messages"
        columns={columns}
        {...tableListOf(list)}
        rowId={(message) => `${message.kind} ${message.id}`}
        rowName={subjectOf}
        view={view}
        onViewChange={setView}
        empty={{
          icon: <IconMail aria-hidden="true" />,
          title: 'No messages found.',
          hint: 'While mail and SMS are not configured, what the portal would send is kept here.',
        }}
        storageKey="outbox"
      />
      {opening ? (
        <Suspense>
          <MessagePanel message={opening.subject} opened={opening.opened} zone={zone} onClose={close} />
        </Suspense>
      ) : null}
    </Page>
  );
}
