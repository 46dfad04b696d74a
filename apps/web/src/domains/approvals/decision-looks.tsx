import type { StateWord } from '@muster/contract/state-words.ts';
import type { ReactNode } from 'react';
import { formatShortDateTime } from '../../platform/format/dates.ts';
import type { ColumnLook } from '../../platform/table/columns-of.ts';
import { StateBadge } from '../../ui/badge/state-badge.tsx';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';
import styles from './requests.module.css';

/** What rows of requests share, whatever they are about. */
interface DecisionFacts {
  readonly note: string | null;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
}

/** The outcome, with who decided, when and the note. */
export const decidedLook = <Row extends DecisionFacts>(wordOf: (row: Row) => StateWord): ColumnLook<Row> => ({
  header: 'Decision',
  width: 260,
  isEarly: true,
  cell: (row, zone) => {
    return (
      <FreeText>
        <StateBadge word={wordOf(row)} />
        {row.decided_at === null ? null : (
          <SecondLine>
            {row.decided_by ?? 'Unknown'}, {formatShortDateTime(row.decided_at, zone)}
            {row.note === null ? '' : `: ${row.note}`}
          </SecondLine>
        )}
      </FreeText>
    );
  },
  card: 'badge',
  cardCell: (row) => <StateBadge word={wordOf(row)} />,
});

/** A text in a cell that is read in full. */
export function FreeText({ children }: { readonly children: ReactNode }) {
  return <div className={styles.free}>{children}</div>;
}
