import type { ClientStatus } from '@muster/contract/domains/clients/clients.constants.ts';
import { StateBadge } from '../../ui/badge/state-badge.tsx';

/** The status of a client as a badge. */
export function ClientStatusBadge({ status }: { readonly status: ClientStatus }) {
  return <StateBadge word={status} />;
}
