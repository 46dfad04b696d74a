import { formatWeekday } from '../../platform/format/dates.ts';
import type { ColumnLook } from '../../platform/table/columns-of.ts';
import { NameCell } from '../../platform/table/name-cell.tsx';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';

/** What corrections and overtime requests share: a person and a day. */
interface RequestFacts {
  readonly employee: { readonly name: string };
  readonly client: string | null;
  readonly work_date: string;
  readonly shift: string | null;
}

export const requestPersonLook: ColumnLook<RequestFacts> = {
  width: 206,
  grow: true,
  pinned: 'left',
  cell: ({ employee, client }) => <NameCell name={employee.name} below={client} />,
  card: 'title',
  cardCell: ({ employee }) => <NameCell name={employee.name} plain />,
};

export const requestDayLook: ColumnLook<RequestFacts> = {
  width: 150,
  isEarly: true,
  cell: ({ work_date, shift }) => (
    <>
      {formatWeekday(work_date)}
      <SecondLine>{shift ?? 'Not scheduled'}</SecondLine>
    </>
  ),
  card: 'line',
  cardCell: ({ work_date }) => formatWeekday(work_date),
};
