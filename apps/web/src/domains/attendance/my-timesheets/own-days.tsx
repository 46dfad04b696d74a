import type { OwnDay } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { formatClock, formatDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from './my-timesheets.module.css';

const offLabels = { on_leave: 'On leave', holiday: 'Holiday', restday: 'Rest day', cancelled: 'Suspended' } as const;

const words: Readonly<Record<PunchKind, string>> = { in: 'In', break_start: 'Break', break_end: 'Back', out: 'Out' };

/** Planned and clocked, newest first. */
export function OwnDays({ days, zone }: { readonly days: readonly OwnDay[]; readonly zone: string }) {
  return (
    <PlainTable
      label="Own days"
      columns={columnsFor(zone)}
      rows={days}
      rowId={(day) => day.work_date}
      empty="No day is planned or clocked."
    />
  );
}

const columnsFor = (zone: string): readonly PlainColumn<OwnDay>[] => [
  { header: 'Day', cell: (day) => formatDay(day.work_date) },
  {
    header: 'Planned',
    cell: (day) => (
      <>
        {day.starts_at === null ? 'Not planned' : `${clock(day.starts_at, zone)} – ${clock(day.ends_at, zone)}`}
        {day.shift === null ? null : (
          <SecondLine>
            {day.shift}
            {day.zone === zone ? '' : `, ${clock(day.starts_at, day.zone)} in ${zoneCity(day.zone)}`}
          </SecondLine>
        )}
        {isOff(day.status) ? <StatusBadge tone="amber">{offLabels[day.status]}</StatusBadge> : null}
      </>
    ),
  },
  {
    header: 'Clocked',
    cell: ({ punches }) =>
      punches.length === 0
        ? null
        : punches.map((one) => (
            <span key={one.id} className={styles.punch}>
              {words[one.kind]} {clock(one.at, zone)}
            </span>
          )),
  },
];

const clock = (instant: string | null, where: string) => formatClock(instantOf(instant ?? '') ?? 0, where);

const isOff = (status: OwnDay['status']): status is keyof typeof offLabels => status !== null && status in offLabels;
