import { StateBadge } from '../../ui/badge/state-badge.tsx';

export const TemplateStatusBadge = ({ isActive }: { readonly isActive: boolean }) => (
  <StateBadge word={isActive ? 'Active' : 'Archived'} />
);
