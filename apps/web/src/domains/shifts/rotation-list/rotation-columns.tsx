import { counted } from '@muster/contract/counted.ts';
import type { RotationRow } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { rotationColumns } from '@muster/contract/domains/shifts/rotation-columns.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';

export const rotationColumnsFor = (hrefOf: ((row: RotationRow) => string) | null) =>
  columnsOf<RotationRow>()(rotationColumns, {
    name: {
      width: 240,
      grow: true,
      pinned: 'left',
      cell: (row) => <NameCell name={row.name} to={hrefOf?.(row)} plain />,
      card: 'title',
    },
    weeks: { width: 100, card: 'badge', cardCell: ({ weeks }) => counted(weeks, 'week') },
    shifts: { width: 320, cell: ({ shifts }) => shifts.join(', '), card: 'line' },
    client: { width: 190, cell: (row) => row.client?.name ?? 'All clients', card: 'line' },
    people: { width: 100, card: 'aside', cardCell: (row) => counted(row.people, 'person', 'people') },
  });
