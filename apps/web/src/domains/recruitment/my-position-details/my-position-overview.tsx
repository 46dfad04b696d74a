import { counted } from '@muster/contract/counted.ts';
import type { MyPositionRecord } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import {
  employmentTypeLabels,
  openPositionLabels as labels,
} from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { workLocationLabel } from '@muster/contract/states.ts';
import { Link } from 'react-router';
import { formatDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { positionHours } from '../my-position-hours.ts';

/** What the company asked for, and how far it is. */
export function MyPositionOverview({ position }: { readonly position: MyPositionRecord }) {
  const zone = useViewerZone();
  const { uuid, employment_type, work_location, start_by, timezone, must_have, nice_to_have } = position;
  const hours = positionHours(position, zone);
  return (
    <RecordColumns
      main={
        <Card title="Position">
          <DescriptionList
            columns={3}
            facts={[
              { label: labels.employment_type, value: employmentTypeLabels[employment_type] },
              { label: labels.work_location, value: workLocationLabel(work_location) },
              { label: labels.start_by, value: start_by ? formatDay(start_by) : null },
              { label: 'Working hours', value: hours && [hours.text, hours.there].filter(Boolean).join(', ') },
              { label: 'Timezone', value: zoneCity(timezone.name) },
              { label: labels.must_have, value: must_have.join(', '), wide: true },
              { label: labels.nice_to_have, value: nice_to_have.join(', '), wide: true },
            ]}
          />
        </Card>
      }
      aside={
        <Card
          title="Candidates"
          actions={<Link to={`${pathOf('myOpenPositionDetails', { uuid })}?tab=candidates`}>View candidates</Link>}
        >
          <DescriptionList columns={1} facts={progressOf(position)} />
        </Card>
      }
    />
  );
}

const progressOf = ({ presented, waiting, filled_count, headcount }: MyPositionRecord) => [
  { label: 'Your decision', value: waiting === 0 ? 'Nothing to decide' : counted(waiting, 'candidate') },
  { label: 'In progress', value: counted(presented, 'candidate') },
  { label: 'Filled places', value: `${filled_count} of ${headcount}` },
];
