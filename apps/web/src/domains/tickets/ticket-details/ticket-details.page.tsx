import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { ticketsScreens } from '@muster/contract/domains/tickets/tickets.screens.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconTicket } from '@tabler/icons-react';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { ticketAnswers, ticketQuery } from './ticket-work.queries.ts';
import { TicketWorkspace } from './ticket-workspace.tsx';

/** `/ticket-details/:id`: the queue, the conversation and the properties of a ticket for those who handle it. */
export function TicketDetailsPage() {
  const mayAll = useMay(ticketsScreens.tickets.access);
  const to = mayAll ? pathOf('tickets') : `${pathOf('myTickets')}?show=others`;
  return <TicketPage path="/ticket-details" list={{ name: 'tickets', to }} />;
}

/** `/my-tickets/:id`: the conversation and the own answers, for the person whose ticket it is. */
export const MyTicketDetailsPage = () => (
  <TicketPage path="/my-tickets" list={{ name: 'my tickets', to: pathOf('myTickets') }} />
);

function TicketPage({ path, list }: TicketPageProps) {
  return (
    <RecordAtAddress
      query={ticketQuery}
      nameOf={({ number, subject }) => `${number} ${subject}`}
      thing="ticket"
      icon={<IconTicket aria-hidden="true" />}
      list={list}
    >
      {(record) => <LiveTicket record={record} path={path} list={list.to} />}
    </RecordAtAddress>
  );
}

interface TicketPageProps {
  /** Of the tickets beside it. */
  readonly path: '/ticket-details' | '/my-tickets';
  readonly list: { readonly name: string; readonly to: string };
}

function LiveTicket({ record, path, list }: LiveTicketProps) {
  const ofThis = { isWanted: ({ id }: { readonly id?: unknown }) => id === record.id };
  useRefreshOn('tickets.changed', ticketAnswers, ofThis);
  useRefreshOn('own-tickets.changed', ticketAnswers, ofThis);
  return <TicketWorkspace key={record.id} record={record} path={path} list={list} />;
}

interface LiveTicketProps {
  readonly record: TicketRecord;
  readonly path: TicketPageProps['path'];
  readonly list: string;
}
