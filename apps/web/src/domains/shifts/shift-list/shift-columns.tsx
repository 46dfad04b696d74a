import { counted } from '@muster/contract/counted.ts';
import type { ShiftRow } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftKinds } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { Link } from 'react-router';
import type { FilterOption, TableColumn } from '../../../platform/table/table-column.ts';
import { StatusBadge, type Tone } from '../../../ui/badge/status-badge.tsx';
import { weekdaysText } from '../shift-texts.ts';
import styles from '../shifts.module.css';

const kindTones: Readonly<Record<ShiftRow['kind'], Tone>> = {
  'Day Shift': 'amber',
  'Mid Shift': 'green',
  'Night Shift': 'blue',
};

export interface ShiftColumnChoices {
  readonly timezones: readonly FilterOption[];
  readonly hrefOf: ((row: ShiftRow) => string) | null;
}

export function shiftColumns({ timezones, hrefOf }: ShiftColumnChoices): readonly TableColumn<ShiftRow>[] {
  const kinds = shiftKinds.map((value) => ({ value, label: value }));
  return [
    {
      id: 'name',
      header: 'Name',
      width: 240,
      grow: true,
      pinned: 'left',
      sortable: true,
      cell: (row) =>
        hrefOf ? (
          <Link className={styles.name} to={hrefOf(row)}>
            {row.name}
          </Link>
        ) : (
          row.name
        ),
      card: 'title',
    },
    {
      id: 'kind',
      header: 'Kind',
      width: 130,
      sortable: true,
      filter: { kind: 'multi', options: kinds },
      cell: (row) => <StatusBadge tone={kindTones[row.kind]}>{row.kind}</StatusBadge>,
      card: 'badge',
    },
    {
      id: 'start_time',
      header: 'Hours',
      width: 130,
      sortable: true,
      cell: (row) => `${row.start_time}–${row.end_time}`,
      card: 'line',
    },
    {
      id: 'timezone',
      header: 'Timezone',
      width: 170,
      sortable: true,
      filter: { kind: 'multi', field: 'timezone_id', options: timezones },
      cell: (row) => row.timezone,
      card: 'line',
    },
    {
      id: 'work_days',
      header: 'Work days',
      width: 130,
      cell: (row) => weekdaysText(row.work_days),
      card: 'line',
    },
    {
      id: 'client',
      header: 'Client',
      width: 190,
      sortable: true,
      filter: { kind: 'text' },
      cell: (row) => row.client?.name ?? 'All clients',
    },
    {
      id: 'people',
      header: 'People',
      width: 100,
      align: 'right',
      sortable: true,
      cell: (row) => row.people.toLocaleString('en'),
      card: 'aside',
      cardCell: (row) => counted(row.people, 'person', 'people'),
    },
  ];
}
