import { mayAccess } from '@muster/contract/access.ts';
import { ticketsScreens } from '@muster/contract/domains/tickets/tickets.screens.ts';
import { lazy } from 'react';
import type { ClientSummaryPart } from '../../clients/index.ts';

export const clientTicketsPart: ClientSummaryPart = {
  id: 'tickets',
  isLast: true,
  isOpenTo: (viewer) => mayAccess(ticketsScreens.tickets.access, viewer),
  Content: lazy(() => import('./client-tickets.tsx')),
};
