import { counted } from '@muster/contract/counted.ts';
import type { TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import styles from './team-columns.module.css';

export function teamColumnsFor(onOpen: (row: TeamRow) => void): readonly TableColumn<TeamRow>[] {
  return [
    {
      id: 'name',
      header: 'Team',
      width: 240,
      pinned: 'left',
      sortable: true,
      filter: { kind: 'text' },
      cell: (row) => (
        <button type="button" className={styles.name} onClick={() => onOpen(row)}>
          {row.name}
        </button>
      ),
      card: 'title',
    },
    {
      id: 'client.name',
      header: 'Client',
      width: 240,
      sortable: true,
      filter: { kind: 'text' },
      cell: ({ client }) => client.name,
      card: 'line',
    },
    {
      id: 'leads',
      header: 'Leads',
      width: 240,
      grow: true,
      sortable: true,
      filter: { kind: 'text' },
      cell: ({ leads }) => leads.join(', '),
      card: 'line',
    },
    {
      id: 'members',
      header: 'Members',
      width: 110,
      align: 'right',
      sortable: true,
      cell: ({ members }) => members.toLocaleString('en'),
      card: 'aside',
      cardCell: ({ members }) => counted(members, 'member'),
    },
  ];
}
