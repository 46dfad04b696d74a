import type { PositionOfCandidates } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import {
  employmentTypeLabels,
  openPositionLabels as labels,
} from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { workLocationLabel } from '@muster/contract/states.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { homeHours, positionHours } from '../my-position-hours.ts';

/** What the position asks for: it says nothing about the candidate. */
export function ProfileTerms({ position }: { readonly position: PositionOfCandidates }) {
  const zone = useViewerZone();
  const hours = positionHours(position, zone);
  const there = hours?.there ?? homeHours(position);
  return (
    <Card title="What you asked for" note={position.title}>
      <DescriptionList
        facts={[
          { label: labels.must_have, value: position.must_have.join(', '), wide: true },
          { label: 'Working hours', value: hours && [hours.text, there].filter(Boolean).join(' · ') },
          { label: labels.start_by, value: position.start_by === null ? null : formatWeekday(position.start_by) },
          { label: labels.employment_type, value: employmentTypeLabels[position.employment_type] },
          { label: labels.work_location, value: workLocationLabel(position.work_location) },
        ]}
      />
    </Card>
  );
}
