import type { ShiftVersion } from '@muster/contract/domains/shifts/shift-answers.ts';
import { formatDay, formatDays } from '../../../platform/format/dates.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardSection } from '../../../ui/card/card-section.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { hoursText } from '../shift-texts.ts';
import { breaksText, overtimeText, rulesText } from './version-texts.ts';

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
