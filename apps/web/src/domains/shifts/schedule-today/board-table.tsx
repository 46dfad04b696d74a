import type { BoardRow } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { formatClock } from '../../../platform/format/dates.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { ownSpanText, spanText } from '../shift-calendar/calendar-days.ts';
import { minutesText } from '../shift-texts.ts';
import { boardLabels, boardTones } from './board-states.ts';
import styles from './schedule-today.module.css';

export function BoardTable({ rows, zone, now }: BoardTableProps) {
  return (
    <section className={styles.scroll} aria-label="People today" {...reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Name', 'Client', 'Shift', 'Your time', 'State', 'In', 'Out'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.employee.id} ${row.starts_at}`}>
              <th scope="row">
                {row.employee.name}
                <span className={styles.sub}>{row.employee.position}</span>
              </th>
              <td data-column="Client">{row.client}</td>
              <td data-column="Shift">
                {row.shift}
                {row.zone === zone ? null : <span className={styles.sub}>{ownSpanText(row, row.zone)}</span>}
              </td>
              <td data-column="Your time">{spanText(row, zone)}</td>
              <td data-column="State">
                <StatusBadge tone={boardTones[row.state]}>{boardLabels[row.state]}</StatusBadge>
                <span className={styles.sub}>{noteOf(row, now)}</span>
              </td>
              <td data-column="In">{clockText(row.first_in, zone)}</td>
              <td data-column="Out">{clockText(row.last_out, zone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface BoardTableProps {
  readonly rows: readonly BoardRow[];
  readonly zone: string;
  readonly now: string;
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

function clockText(instant: string | null, zone: string): string {
  const read = instant === null ? null : instantOf(instant);
  return read === null ? '–' : formatClock(read, zone);
}

function noteOf(row: BoardRow, now: string): string {
  if (row.late_minutes !== null) return `${minutesText(row.late_minutes)} late`;
  if (row.state !== 'missing') return '';
  const minutes = Math.floor(((instantOf(now) ?? 0) - (instantOf(row.starts_at) ?? 0)) / 60_000);
  return `for ${minutesText(minutes)}`;
}
