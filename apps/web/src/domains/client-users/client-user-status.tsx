import { type ClientUserStatus, clientUserStatusWords } from '@muster/contract/domains/clients/client-user.ts';
import { StateBadge } from '../../ui/badge/state-badge.tsx';

export function ClientUserStatusBadge({ status }: { readonly status: ClientUserStatus }) {
  return <StateBadge word={clientUserStatusWords[status]} />;
}
