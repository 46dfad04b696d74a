import type { TeamMember } from '@muster/contract/domains/teams/team-answers.ts';
import type { PlainColumn } from '../../../ui/plain-table/plain-table.tsx';

export const memberColumns: readonly PlainColumn<TeamMember>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Position', cell: ({ position }) => position },
  { header: 'Role', cell: ({ role }) => role.name },
];
