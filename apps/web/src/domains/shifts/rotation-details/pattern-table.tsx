import type { PatternDay } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { weekdays } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { shiftHours } from '../../../platform/format/zone-times.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import styles from './pattern-table.module.css';

/** Weeks as rows and weekdays as columns; where the times of seven days have no room, each week is a list of days. */
export function PatternTable({ label, rows }: PatternTableProps) {
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Week</th>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {weekdays.map((name, index) => (
                <td key={name} data-label={name.slice(0, 3)}>
                  <Day day={row.days[index] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ day }: { readonly day: PatternDay | 'before' | null }) {
  if (day === 'before') return <span aria-hidden="true">–</span>;
  if (day === null) return <span className={styles.off}>Off</span>;
  return <Shift day={day} />;
}

/** Its hours on the viewer's clock, and on its own where that differs. */
function Shift({ day }: { readonly day: PatternDay }) {
  const { text, there, shiftedDays } = shiftHours(day, useViewerZone());
  return (
    <span className={styles.shift}>
      {day.shift.name}
      <span className={styles.hours}>{[text, shiftedTexts[shiftedDays]].filter(Boolean).join(', ')}</span>
      {there === null ? null : <span className={styles.hours}>{there}</span>}
    </span>
  );
}

/** Where it begins on another day for the viewer. */
const shiftedTexts: Readonly<Record<number, string>> = { [-1]: 'the day before', 1: 'the next day' };

interface PatternTableProps {
  readonly label: string;
  readonly rows: readonly {
    readonly label: string;
    /** Monday first. `before`: not part of what is shown; null: a day off. */
    readonly days: readonly (PatternDay | 'before' | null)[];
  }[];
}
