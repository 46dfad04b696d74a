import { mayReadActivity } from '@muster/contract/domains/access/activity.policy.ts';
import type { ClientAvailability } from '@muster/contract/domains/interviews/availability-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendarTime } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { availabilityEndpoints } from '../../../platform/api/endpoints/availability.generated.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { type RecordTab, useRecordTabs } from '../../../platform/record/record-tabs.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordRefreshing, RecordStack } from '../../../ui/record/record-layout.tsx';
import { RecordActivity } from '../../access/index.ts';
import { clientAvailabilityQuery } from '../availability.queries.ts';
import { AvailabilityWeek } from '../week/availability-week.tsx';
import { Exceptions } from '../week/exceptions.tsx';
import { nextFreeText, termsText } from '../week/summary-text.ts';

const tabs: readonly RecordTab<ClientAvailability>[] = [
  { id: 'week', label: 'Week', content: (record) => <Week record={record} /> },
  {
    id: 'activity',
    label: 'Activity',
    isOpenTo: mayReadActivity,
    content: ({ id }) => <RecordActivity kind="availability" id={id} />,
  },
];

/** `/recruitment/client-availabilities/:uuid`: the hours of one client user in both zones. */
export function ClientAvailabilityDetailsPage() {
  const { uuid = '' } = useParams();
  const found = useQuery(clientAvailabilityQuery(uuid));
  useRecordTitle(found.data ? `Availability of ${found.data.name}` : null);
  const unknown = (
    <UnknownRecord
      thing="availability"
      icon={<IconCalendarTime aria-hidden="true" />}
      list={{ name: 'client availabilities', to: pathOf('clientAvailabilities') }}
    />
  );
  // An address that is no uuid is refused as input, and names nothing either.
  if (isProblem(found.error, 'invalid-input')) return unknown;
  return (
    <RecordPage of={found} thing="availability" unknown={unknown}>
      {(record) => <Details record={record} isRefreshing={found.isFetching} />}
    </RecordPage>
  );
}

function Details({ record, isRefreshing }: { readonly record: ClientAvailability; readonly isRefreshing: boolean }) {
  const { id, name, client, timezone } = record;
  useRefreshOn('availabilities.changed', [availabilityEndpoints.details], { isWanted: (changed) => changed.id === id });
  const { nav, content } = useRecordTabs({ label: 'Parts of the availability', path: useLocation().pathname, tabs });
  return (
    <Page>
      <RecordRefreshing shown={isRefreshing} />
      <PageHeader
        title={name}
        before={<Initials name={name} size={56} />}
        text={[client, noBreak(`${zoneCity(timezone.name)} time`)].filter(Boolean).join(' · ')}
      />
      {nav}
      <RecordContent>{content(record)}</RecordContent>
    </Page>
  );
}

function Week({ record }: { readonly record: ClientAvailability }) {
  return (
    <RecordStack>
      <Card title="Summary">
        <DescriptionList
          facts={[
            {
              label: 'Next free',
              value: nextFreeText(record.next_free_at, record.timezone.name) ?? 'None in eight weeks',
            },
            { label: 'Terms', value: termsText(record) },
          ]}
        />
      </Card>
      <AvailabilityWeek record={record} />
      <Exceptions record={record} />
    </RecordStack>
  );
}
