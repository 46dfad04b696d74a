import { dayLabels, punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRecord, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { dayQuery } from '../attendance.queries.ts';
import { DayExplanation } from '../day-explanation.tsx';
import styles from '../day-list/day-list.module.css';
import { adjustmentText } from '../day-texts.ts';
import { PayTable } from '../pay-table.tsx';
import { DayCorrections } from './day-corrections.tsx';
import { PunchOrigin } from './punch-origin.tsx';

/** One day of one employee: its explanation, all punches, and corrections with their decisions. */
export function DayPanel({ day, opened, onClose, onCorrect }: DayPanelProps) {
  const zone = useViewerZone();
  const record = useQuery(dayQuery(day.employee.id, day.work_date));
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={`${day.employee.name}, ${formatWeekday(day.work_date)}`}
      description={`${day.client} · In your time zone`}
    >
      <Loaded of={record} thing="day">
        {(found) => (
          <div className={styles.panel}>
            <RecordStack>
              {found.adjustments.length > 0 ? (
                <Notice tone="amber" title={found.locked === null ? 'Adjusted' : 'This day is locked'}>
                  {found.adjustments.map(adjustmentText).join(' ')}
                </Notice>
              ) : null}
              <Card title="Figures" actions={<StateBadge word={dayLabels[found.state]} />}>
                <DescriptionList short facts={factsOf(found, zone)} />
              </Card>
              {found.pay_minutes && found.worked_minutes > 0 ? (
                <Card title="For payroll" flush>
                  <PayTable pay={found.pay_minutes} />
                </Card>
              ) : null}
              {found.explanation && found.explanation.sentences.length > 0 ? (
                <Card title="Why">
                  <DayExplanation explanation={found.explanation} zone={zone} />
                </Card>
              ) : null}
              <Card title="Clocked" flush>
                <PlainTable
                  label="Punches"
                  columns={punchColumns(zone)}
                  rows={found.punches}
                  rowId={(row) => row.id}
                  empty="No punches."
                />
              </Card>
              <DayCorrections
                day={found}
                zone={zone}
                onCorrect={() => {
                  onClose();
                  onCorrect?.(found);
                }}
              />
            </RecordStack>
          </div>
        )}
      </Loaded>
    </SidePanel>
  );
}

interface DayPanelProps {
  readonly day: DayRow;
  /** Where time can be entered. */
  readonly onCorrect?: (day: DayRecord) => void;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What did not happen on the day has no line. */
function factsOf(day: DayRecord, zone: string) {
  const minutes = (count: number) => (count > 0 ? minutesText(count) : null);
  const remarks = [
    { label: 'Late', value: minutes(day.late_minutes) },
    { label: 'Undertime', value: minutes(day.undertime_minutes) },
    { label: 'Overtime', value: minutes(day.overtime_minutes) },
    { label: 'Overtime to approve', value: minutes(day.waiting_overtime_minutes ?? 0) },
    { label: 'At night', value: minutes(day.night_minutes) },
    { label: 'On a holiday', value: minutes(day.holiday_minutes) },
    { label: 'Paid breaks', value: minutes(day.paid_break_minutes) },
    { label: 'Unpaid breaks', value: minutes(day.unpaid_break_minutes) },
  ];
  return [
    { label: 'Shift', value: day.shift ?? 'Not scheduled' },
    {
      label: 'Scheduled',
      value: day.starts_at === null ? null : clockRange(day.starts_at, day.ends_at, zone),
    },
    { label: 'Scheduled hours', value: minutes(day.planned_minutes) },
    { label: 'Worked', value: minutes(day.worked_minutes) },
    ...remarks.filter(({ value }) => value !== null),
    ...(day.locked === null ? [] : [{ label: 'Locked', value: day.locked, wide: true }]),
  ];
}

type PunchRow = DayRecord['punches'][number];

const punchColumns = (zone: string): readonly PlainColumn<PunchRow>[] => [
  { header: 'Punch', cell: ({ kind }) => punchLabels[kind] },
  { header: 'Time', cell: ({ at }) => formatDateTime(at, zone) },
  { header: 'From', cell: (punch) => <PunchOrigin punch={punch} /> },
  {
    header: 'Status',
    cell: ({ counts }) => (counts ? <StateBadge word="Counted" /> : 'Replaced'),
  },
];
