import type { StateWord } from '@muster/contract/state-words.ts';
import { formatDateTime, formatWeekday } from '../../platform/format/dates.ts';
import type { ColumnLook } from '../../platform/table/columns-of.ts';
import { NameCell } from '../../platform/table/name-cell.tsx';
import { StateBadge } from '../../ui/badge/state-badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';
import styles from './attendance-requests.module.css';

/** What corrections and overtime requests share: a person, a day, and a decision. */
interface RequestFacts {
  readonly employee: { readonly name: string };
  readonly client: string | null;
  readonly work_date: string;
  readonly shift: string | null;
  readonly note: string | null;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly abilities: { readonly decide: boolean };
}

export const requestPersonLook: ColumnLook<RequestFacts> = {
  width: 236,
  pinned: 'left',
  cell: ({ employee, client }) => <NameCell name={employee.name} plain below={client} />,
  card: 'title',
  cardCell: ({ employee }) => <NameCell name={employee.name} plain />,
};

export const requestDayLook: ColumnLook<RequestFacts> = {
  width: 150,
  cell: ({ work_date, shift }) => (
    <>
      {formatWeekday(work_date)}
      <SecondLine>{shift ?? 'Not scheduled'}</SecondLine>
    </>
  ),
  card: 'line',
  cardCell: ({ work_date }) => formatWeekday(work_date),
};

/** The button comes last in the row, and on the card of a phone. */
export const decideLook = <Row extends RequestFacts>(onDecide: (row: Row) => void): ColumnLook<Row> => ({
  header: 'Decision',
  width: 128,
  pinned: 'right',
  cell: (row) =>
    row.abilities.decide ? (
      <Button small onClick={() => onDecide(row)}>
        Review
      </Button>
    ) : null,
  card: 'badge',
});

/** The outcome, with who decided, when and the note. */
export const decidedLook = <Row extends RequestFacts>(wordOf: (row: Row) => StateWord): ColumnLook<Row> => ({
  header: 'Decision',
  width: 260,
  cell: (row, zone) => {
    return (
      <div className={styles.free}>
        <StateBadge word={wordOf(row)} />
        {row.decided_at === null ? null : (
          <SecondLine>
            {row.decided_by ?? 'Someone'}, {formatDateTime(row.decided_at, zone)}
            {row.note === null ? '' : `: ${row.note}`}
          </SecondLine>
        )}
      </div>
    );
  },
  card: 'badge',
});
