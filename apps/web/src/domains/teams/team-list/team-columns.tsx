import { counted } from '@muster/contract/counted.ts';
import type { TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { teamColumns } from '@muster/contract/domains/teams/team-columns.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';

export const teamTableColumns = columnsOf<TeamRow>()(teamColumns, {
  name: {
    width: 240,
    pinned: 'left',
    cell: (row) => <NameCell name={row.name} plain />,
    card: 'title',
  },
  'client.name': { width: 240, isEarly: true, card: 'line' },
  leads: { width: 240, grow: true, card: 'line' },
  members: { width: 110, card: 'aside', cardCell: ({ members }) => counted(members, 'member') },
  away_limit: { width: 110 },
});
