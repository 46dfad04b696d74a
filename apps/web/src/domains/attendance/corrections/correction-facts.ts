import { resetLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import type { Fact } from '../../../ui/description-list/description-list.tsx';

/** Times in the employee's time zone. */
export function factsOf(row: CorrectionRow): readonly Fact[] {
  const at = (instant: string | null) => (instant === null ? null : formatDateTime(instant, row.zone));
  const breaks = row.breaks.map(({ start, end }) => clockRange(start, end, row.zone)).join(', ');
  return [
    {
      label: 'Scheduled',
      value:
        row.starts_at === null ? 'Not scheduled' : `${row.shift}, ${clockRange(row.starts_at, row.ends_at, row.zone)}`,
    },
    { label: 'Timezone', value: zoneCity(row.zone) },
    { label: 'Clocked in', value: at(row.clocked_in) },
    ...(row.counts === 'times' ? [{ label: 'Requested clock-in', value: at(row.in) }] : []),
    { label: 'Clocked out', value: at(row.clocked_out) },
    ...(row.counts === 'times'
      ? [
          { label: 'Requested clock-out', value: at(row.out) },
          { label: 'Breaks', value: breaks === '' ? 'None' : breaks, wide: true },
        ]
      : [{ label: 'Requested', value: resetLabels[row.counts], wide: true }]),
    ...(row.entered_by === null ? [] : [{ label: 'Entered by', value: row.entered_by, wide: true }]),
    { label: 'Reason', value: row.reason, wide: true },
    { label: 'Evidence', value: row.evidence, wide: true },
  ];
}
