import { StateBadge } from '../../ui/badge/state-badge.tsx';

/** Whether a ticket type or a canned reply is offered. */
export const ActiveBadge = ({ isActive }: { readonly isActive: boolean }) => (
  <StateBadge word={isActive ? 'Active' : 'Inactive'} />
);
