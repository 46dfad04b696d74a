import { holidayCalendarAccess } from '@muster/contract/domains/holidays/holiday-calendars.policy.ts';
import { holidayPolicyAccess } from '@muster/contract/domains/holidays/holiday-policies.policy.ts';
import { holidayPolicyLabels, policyLineLabels } from '@muster/contract/domains/holidays/holiday-policies.schemas.ts';
import type { HolidayPolicyRow } from '@muster/contract/domains/holidays/holiday-policy-answers.ts';
import { holidayEffectLabels } from '@muster/contract/domains/holidays/holidays.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconList } from '@tabler/icons-react';
import { Link } from 'react-router';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { UpdatableRecord } from '../../../platform/record/updatable-record.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { holidayPolicyAnswers, holidayPolicyDetailsQuery } from '../holiday-policies.queries.ts';

const HolidayPolicyPanel = lazyPanel(() =>
  import('../holiday-policy.panel.tsx').then((part) => part.HolidayPolicyPanel),
);

/** `/holiday-policies/:id`: one holiday policy. */
export function HolidayPolicyDetailsPage() {
  return (
    <RecordAtAddress
      query={holidayPolicyDetailsQuery}
      nameOf={({ name }) => name}
      thing="holiday policy"
      icon={<IconList aria-hidden="true" />}
      list={{ name: 'holiday policies', to: pathOf('holidayPolicies') }}
    >
      {(record) => <HolidayPolicyRecord record={record} />}
    </RecordAtAddress>
  );
}

function HolidayPolicyRecord({ record }: { readonly record: HolidayPolicyRow }) {
  const form = useLazyPanel((subject: HolidayPolicyRow, state) => <HolidayPolicyPanel subject={subject} {...state} />);
  useRefreshOn('holiday-policies.changed', holidayPolicyAnswers, { isWanted: ({ id }) => id === record.id });
  const mayChange = useMay(holidayPolicyAccess.change);
  return (
    <UpdatableRecord title={record.name} onUpdate={mayChange ? () => form.open(record) : null} panel={form.panel}>
      <RecordStack>
        <Card title="Holiday policy">
          <DescriptionList
            facts={[
              { label: holidayPolicyLabels.is_client_assignable, value: record.is_client_assignable ? 'Yes' : 'No' },
              { label: 'Employees', value: String(record.employees) },
              ...(record.description
                ? [{ label: holidayPolicyLabels.description, value: record.description, wide: true }]
                : []),
            ]}
            columns={2}
          />
        </Card>
        <Card title={holidayPolicyLabels.lines} flush>
          <PlainTable
            label={holidayPolicyLabels.lines}
            columns={columns}
            rows={record.lines}
            rowId={({ calendar_id, from_year }) => `${calendar_id} ${from_year}`}
            empty="Without calendars, the policy has no holidays."
          />
        </Card>
      </RecordStack>
    </UpdatableRecord>
  );
}

function CalendarLink({ id, name }: { readonly id: number; readonly name: string }) {
  const mayOpen = useMay(holidayCalendarAccess.list);
  return mayOpen ? <Link to={pathOf('holidayCalendarDetails', { id })}>{name}</Link> : name;
}

const columns: readonly PlainColumn<HolidayPolicyRow['lines'][number]>[] = [
  {
    header: policyLineLabels.calendar_id,
    cell: ({ calendar_id: id, calendar }) => <CalendarLink id={id} name={calendar} />,
  },
  { header: policyLineLabels.effect, cell: ({ effect }) => holidayEffectLabels[effect] },
  { header: policyLineLabels.from_year, align: 'right', cell: ({ from_year }) => from_year },
  { header: policyLineLabels.until_year, align: 'right', cell: ({ until_year }) => until_year ?? 'No end' },
];
