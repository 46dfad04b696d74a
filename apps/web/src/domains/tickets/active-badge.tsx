import { StateBadge } from '../../ui/badge/state-badge.tsx';

/** Whether a ticket type or a canned reply is offered. 'Inactive' is blue for people alone, whose status it is. */
export const ActiveBadge = ({ isActive }: { readonly isActive: boolean }) =>
  isActive ? <StateBadge word="Active" /> : <StateBadge word="Off">Inactive</StateBadge>;
