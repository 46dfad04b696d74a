import { counted } from '@muster/contract/counted.ts';
import type { ShiftRow } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftColumns } from '@muster/contract/domains/shifts/shift-columns.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { shiftHours } from '../../../platform/format/zone-times.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import type { FilterOption } from '../../../platform/table/table-column.ts';
import { zoneCell } from '../../../platform/table/zone-cell.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { ShiftKindBar } from '../shift-kind-word.tsx';

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
      cell: (row) => <NameCell name={row.name} avatar={<ShiftKindBar kind={row.kind} />} to={hrefOf?.(row)} />,
      card: 'title',
    },
    kind: {
      width: 130,
      cell: (row) => row.kind,
      card: 'badge',
    },
    start_time: {
      width: 170,
      isEarly: true,
      cell: (row, zone) => {
        const { text, there } = shiftHours(row, zone);
        return (
          <>
            {text}
            {there === null ? null : <SecondLine>{there}</SecondLine>}
          </>
        );
      },
      card: 'line',
      cardCell: (row, zone) => shiftHours(row, zone).text,
    },
    timezone: {
      width: 130,
      cell: ({ timezone }) => zoneCell(timezone),
      filter: { kind: 'multi', field: 'timezone_id', options: timezones },
      card: 'line',
    },
    work_days: {
      width: 130,
      cell: (row, zone) => weekdaysText(row.work_days, shiftHours(row, zone).shiftedDays),
      card: 'line',
    },
    client: { width: 190, cell: (row) => row.client?.name ?? 'All clients' },
    people: { width: 100, card: 'aside', cardCell: (row) => counted(row.people, 'person', 'people') },
  });
