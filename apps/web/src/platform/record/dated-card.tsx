import type { DatedRow } from '@muster/contract/dated/dated-row.ts';
import type { ReactNode } from 'react';
import { StateBadge } from '../../ui/badge/state-badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CardNote } from '../../ui/card/card-note.tsx';
import { PlainTable } from '../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';
import { formatDay } from '../format/dates.ts';
import styles from './dated-card.module.css';
import { useCancelPlanned } from './use-cancel-planned.tsx';

/** One dated history: the current value, planned changes with a button to cancel them, and a table of past values. */
export function DatedCard<Row extends DatedRow>({
  title,
  label = title,
  thing,
  heading,
  rows,
  value,
  below,
  details,
  actions,
  cancel,
  restore,
}: DatedCardProps<Row>) {
  const { ask, dialog } = useCancelPlanned(thing, cancel, restore);
  const current = rows.filter(({ state }) => state === 'current');
  const planned = rows.filter(({ state }) => state === 'future').toReversed();
  const past = rows.filter(({ state }) => state === 'past');
  return (
    <Card title={title} flush actions={actions}>
      <ul className={styles.values} aria-label={`${label} (current and planned)`}>
        {current.length === 0 ? (
          <CardNote as="li">{rows.length === 0 ? `No ${thing} yet.` : `No current ${thing}.`}</CardNote>
        ) : null}
        {[...current, ...planned].map((row) => (
          <li key={row.id} className={styles.value}>
            <div className={styles.line}>
              <span className={styles.what}>
                <strong>{value(row)}</strong>
                <span className={styles.days}>{[below?.(row), daysText(row)].filter(Boolean).join(' · ')}</span>
              </span>
              <StateBadge word={row.state === 'current' ? 'Current' : 'Scheduled'} />
              {cancel && row.state === 'future' ? (
                <Button
                  small
                  aria-label={`Cancel planned ${thing} from ${formatDay(row.from)}`}
                  onClick={() => ask(row)}
                >
                  Cancel
                </Button>
              ) : null}
            </div>
            {details ? <div className={styles.details}>{details(row)}</div> : null}
          </li>
        ))}
      </ul>
      {past.length > 0 ? (
        <div className={styles.past}>
          <PlainTable
            isDated
            label={`${label} (past)`}
            columns={[
              {
                header: heading,
                cell: (row) => (
                  <>
                    {value(row)}
                    {below?.(row) ? <SecondLine>{below(row)}</SecondLine> : null}
                  </>
                ),
              },
              { header: 'From', cell: ({ from }) => formatDay(from), isUnbroken: true },
              { header: 'Until', cell: ({ to }) => formatDay(to), isUnbroken: true },
            ]}
            rows={past}
            rowId={({ id }) => id}
            empty=""
          />
        </div>
      ) : null}
      {dialog}
    </Card>
  );
}

function daysText({ from, to, state }: DatedRow): string {
  const start = `${state === 'current' ? 'Since' : 'From'} ${formatDay(from)}`;
  return to === null ? start : `${start} until ${formatDay(to)}`;
}

interface DatedCardProps<Row extends DatedRow> {
  readonly title: string;
  /** Names the values if the title does not. */
  readonly label?: string;
  /** In lower case, singular: 'position'. */
  readonly thing: string;
  /** Of the first column of the table. */
  readonly heading: string;
  /** Newest first. */
  readonly rows: readonly Row[];
  readonly value: (row: Row) => ReactNode;
  /** A few words about the value, on the line below it. */
  readonly below?: (row: Row) => string | null;
  /** More about the current and planned values. */
  readonly details?: (row: Row) => ReactNode;
  /** The button that opens the form of a change. */
  readonly actions?: ReactNode;
  /** Cancels a planned value and refreshes the rows. Undefined for viewers who may not. */
  readonly cancel?: ((row: Row) => Promise<unknown>) | undefined;
  /** Plans a cancelled value again and refreshes the rows, where that gives back exactly what was. */
  readonly restore?: ((row: Row) => Promise<unknown>) | undefined;
}
