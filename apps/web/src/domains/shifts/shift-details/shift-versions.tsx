import type { ShiftVersion } from '@muster/contract/domains/shifts/shift-answers.ts';
import { overtimeLabels, roundingLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { formatDay, formatDays } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardSection } from '../../../ui/card/card-section.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { hoursText } from '../shift-texts.ts';

const stateLabels = { past: 'Past', current: 'Current', future: 'Scheduled' } as const;

/** Past, current and planned versions of the shift; schedules keep the version they were made from. */
export function ShiftVersions({ versions }: { readonly versions: readonly ShiftVersion[] }) {
  return (
    <Card title="Versions" flush>
      {versions.map((version) => (
        <CardSection
          key={version.id}
          label={`Version from ${formatDay(version.from)}`}
          head={
            <>
              <span>{formatDays(version.from, version.to)}</span>
              <StateBadge word={stateLabels[version.state]} />
            </>
          }
        >
          <DescriptionList
            facts={[
              { label: 'Hours', value: hoursText(version) },
              { label: 'Work days', value: weekdaysText(version.work_days) },
              { label: 'Breaks', value: breaksText(version) },
              { label: 'Overtime', value: overtimeText(version) },
              { label: 'Attendance', value: rulesText(version) },
            ]}
          />
        </CardSection>
      ))}
    </Card>
  );
}

function breaksText({ shift_breaks }: ShiftVersion): string {
  return shift_breaks
    .map(
      (one) =>
        `${one.name} ${minutesText(one.minutes)} after ${minutesText(one.starts_after_minutes)}, ${one.is_paid ? 'paid' : 'not paid'}`,
    )
    .join('; ');
}

function rulesText(version: ShiftVersion): string {
  const { grace_minutes: grace, rounding_minutes: step, meal_minutes: meal } = version;
  return [
    ...(grace > 0 ? [`grace ${minutesText(grace)}`] : []),
    ...(step > 0
      ? [`paid in steps of ${minutesText(step)}, ${roundingLabels[version.rounding_direction].toLowerCase()}`]
      : []),
    ...(meal > 0 ? [`${minutesText(meal)} meal deducted after ${minutesText(version.meal_after_minutes)}`] : []),
  ].join('; ');
}

function overtimeText({ shift_overtimes }: ShiftVersion): string {
  return shift_overtimes
    .map(
      (one) =>
        `${overtimeLabels[one.applies]} from ${minutesText(one.minimum_minutes)}${one.needs_approval ? ', approved' : ''}`,
    )
    .join('; ');
}
