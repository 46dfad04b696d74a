import {
  overtimeOccasionLabels,
  overtimeStateLabels,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { overtimeColumns } from '@muster/contract/domains/attendance/overtime-columns.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { decidedLook } from '../../approvals/index.ts';
import { overtimeDecisionLook } from '../request-decisions.tsx';
import { requestDayLook, requestPersonLook } from '../request-looks.tsx';

const shown = {
  'employee.name': requestPersonLook,
  work_date: requestDayLook,
  // Beside the list it is the last one given up.
  minutes: {
    header: 'Overtime',
    width: 130,
    isEarly: true as const,
    isSingle: true as const,
    cell: (row: OvertimeRow) => (
      <>
        {minutesText(row.minutes)}
        <SecondLine>{whenText(row)}</SecondLine>
      </>
    ),
    card: 'aside' as const,
    cardCell: ({ minutes }: OvertimeRow) => minutesText(minutes),
  },
  first_in: {
    header: 'Clock in – out',
    width: 176,
    cell: (row: OvertimeRow, zone: string) => (
      <>
        {spanText(row.first_in, row.last_out, zone)}
        {row.starts_at === null ? null : <SecondLine>Shift {spanText(row.starts_at, row.ends_at, zone)}</SecondLine>}
      </>
    ),
  },
};

/** Without the decision: for a small table that has its buttons beside the row. */
export const overtimeRequestColumns = columnsOf<OvertimeRow>()(overtimeColumns, shown);

export const waitingOvertimeColumnsFor = (onReject: (rows: readonly OvertimeRow[]) => void) =>
  columnsOf<OvertimeRow>()(overtimeColumns, { ...shown, state: overtimeDecisionLook(onReject) });

export const decidedOvertimeColumns = columnsOf<OvertimeRow>()(overtimeColumns, {
  ...shown,
  state: decidedLook(({ state }) => overtimeStateLabels[state]),
});

/** 'After the shift, 1 h of it approved'. */
export const whenText = ({ occasion, approved_minutes, minutes }: OvertimeRow): string =>
  approved_minutes > 0 && approved_minutes < minutes
    ? `${overtimeOccasionLabels[occasion]}, ${minutesText(approved_minutes)} of it approved`
    : overtimeOccasionLabels[occasion];

export const spanText = (from: string | null, to: string | null, zone: string): string =>
  from === null ? '–' : clockRange(from, to, zone);
