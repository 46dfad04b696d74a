import { type ClientStatus, clientStatusColours } from '@muster/contract/domains/clients/clients.constants.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';

/** The status of a client as a badge. */
export function ClientStatusBadge({ status }: { readonly status: ClientStatus }) {
  return <StatusBadge tone={clientStatusColours[status]}>{status}</StatusBadge>;
}
