import { counted } from '@muster/contract/counted.ts';
import type { ShiftRow } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftColumns } from '@muster/contract/domains/shifts/shift-columns.ts';
import { timeOfDayRange } from '../../../platform/format/time-of-day.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import type { FilterOption } from '../../../platform/table/table-column.ts';
import { zoneCell } from '../../../platform/table/zone-cell.tsx';

interface ShiftColumnChoices {
  readonly timezones: readonly FilterOption[];
  readonly hrefOf: ((row: ShiftRow) => string) | null;
}

export const shiftColumnsFor = ({ timezones, hrefOf }: ShiftColumnChoices) =>
  columnsOf<ShiftRow>()(shiftColumns, {
    name: {
      width: 240,
      grow: true,
      pinned: 'left',
      cell: (row) => <NameCell name={row.name} to={hrefOf?.(row)} plain />,
      card: 'title',
    },
    kind: {
      width: 130,
      cell: (row) => row.kind,
      card: 'badge',
    },
    start_time: { width: 170, cell: (row) => timeOfDayRange(row.start_time, row.end_time), card: 'line' },
    timezone: {
      width: 130,
      cell: ({ timezone }) => zoneCell(timezone),
      filter: { kind: 'multi', field: 'timezone_id', options: timezones },
      card: 'line',
    },
    work_days: { width: 130, cell: (row) => weekdaysText(row.work_days), card: 'line' },
    client: { width: 190, cell: (row) => row.client?.name ?? 'All clients' },
    people: { width: 100, card: 'aside', cardCell: (row) => counted(row.people, 'person', 'people') },
  });
