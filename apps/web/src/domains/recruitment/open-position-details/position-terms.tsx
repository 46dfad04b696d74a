import type { OpenPositionRecord } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import {
  employmentTypeLabels,
  openPositionLabels as labels,
} from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { workLocationLabel } from '@muster/contract/states.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { timeOfDayRange } from '../../../platform/format/time-of-day.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';

/** What the client asked for. */
export function PositionTerms({ record }: { readonly record: OpenPositionRecord }) {
  const { headcount, filled_count, employment_type, work_location, start_by, timezone, shift_start, shift_end } =
    record;
  return (
    <Card title="Position">
      <DescriptionList
        columns={3}
        facts={[
          { label: labels.headcount, value: `${filled_count} of ${headcount} filled` },
          { label: labels.employment_type, value: employmentTypeLabels[employment_type] },
          { label: labels.work_location, value: workLocationLabel(work_location) },
          {
            label: `Shift, ${zoneCity(timezone.name)} time`,
            value: shift_start && shift_end ? timeOfDayRange(shift_start, shift_end) : null,
          },
          { label: labels.start_by, value: start_by ? formatDay(start_by) : null },
          { label: labels.must_have, value: record.must_have.join(', '), wide: true },
          { label: labels.nice_to_have, value: record.nice_to_have.join(', '), wide: true },
        ]}
      />
    </Card>
  );
}
