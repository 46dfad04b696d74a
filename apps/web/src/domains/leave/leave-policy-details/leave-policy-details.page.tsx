import { leavePolicyAccess } from '@muster/contract/domains/leave/leave-policies.policy.ts';
import { leaveLineLabels, leavePolicyLabels } from '@muster/contract/domains/leave/leave-policies.schemas.ts';
import type { LeavePolicyLine, LeavePolicyRow } from '@muster/contract/domains/leave/leave-policy-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconList, IconTrash } from '@tabler/icons-react';
import { callApi } from '../../../platform/api/call-api.ts';
import { leavePoliciesEndpoints } from '../../../platform/api/endpoints/leave-policies.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { formatDayOfYear } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { UpdatableRecord } from '../../../platform/record/updatable-record.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { leavePolicyAnswers, leavePolicyDetailsQuery, refreshLeavePolicies } from '../leave-policies.queries.ts';
import { accrualText, carryText, rulesText, yearlyText } from '../leave-policy-texts.ts';

const LeavePolicyPanel = lazyPanel(() => import('../leave-policy.panel.tsx').then((part) => part.LeavePolicyPanel));

/** `/leave-policies/:id`: one leave policy. */
export function LeavePolicyDetailsPage() {
  return (
    <RecordAtAddress
      query={leavePolicyDetailsQuery}
      nameOf={({ name }) => name}
      thing="leave policy"
      icon={<IconList aria-hidden="true" />}
      list={{ name: 'leave policies', to: pathOf('leavePolicies') }}
    >
      {(record) => <LeavePolicyRecord record={record} />}
    </RecordAtAddress>
  );
}

function LeavePolicyRecord({ record }: { readonly record: LeavePolicyRow }) {
  const form = useLazyPanel((subject: LeavePolicyRow, state) => <LeavePolicyPanel subject={subject} {...state} />);
  useRefreshOn('leave-policies.changed', leavePolicyAnswers, { isWanted: ({ id }) => id === record.id });
  const mayChange = useMay(leavePolicyAccess.change);
  return (
    <UpdatableRecord title={record.name} onUpdate={mayChange ? () => form.open(record) : null} panel={form.panel}>
      <RecordStack>
        <Card title="Leave policy">
          <DescriptionList
            facts={[
              { label: leavePolicyLabels.is_client_assignable, value: record.is_client_assignable ? 'Yes' : 'No' },
              { label: 'Employees', value: String(record.employees) },
              ...(record.description
                ? [{ label: leavePolicyLabels.description, value: record.description, wide: true }]
                : []),
            ]}
            columns={2}
          />
        </Card>
        {record.versions.map((version) => (
          <VersionCard
            key={version.first_day}
            record={record}
            version={version}
            isCurrent={version === currentOf(record)}
          />
        ))}
      </RecordStack>
    </UpdatableRecord>
  );
}

type Version = LeavePolicyRow['versions'][number];

/** The newest comes first. */
const currentOf = ({ versions }: LeavePolicyRow) => versions.find(({ is_planned }) => !is_planned);

interface VersionCardProps {
  readonly isCurrent: boolean;
  readonly record: LeavePolicyRow;
  readonly version: Version;
}

function VersionCard({ record, version, isCurrent }: VersionCardProps) {
  const mayChange = useMay(leavePolicyAccess.change);
  const { remove, dialog } = useRemoval({
    thing: 'Planned version',
    verb: 'remove',
    nameOf: ({ first_day }: Version) => `from ${formatDayOfYear(first_day)}`,
    send: ({ first_day }) =>
      callApi(leavePoliciesEndpoints.removeVersion, { body: { id: record.id, version: record.version, first_day } }),
    refresh: refreshLeavePolicies,
  });
  return (
    <Card
      title={`${isCurrent ? 'Current, from' : version.is_planned ? 'Planned from' : 'From'} ${formatDayOfYear(version.first_day)}`}
      actions={
        mayChange && version.is_planned ? (
          <Button small icon={<IconTrash aria-hidden="true" />} onClick={() => remove(version)}>
            Remove
          </Button>
        ) : null
      }
      flush
    >
      <PlainTable
        label={`${leavePolicyLabels.lines} from ${formatDayOfYear(version.first_day)}`}
        columns={columns}
        rows={version.lines}
        rowId={({ leave_type_id }) => String(leave_type_id)}
        empty="Without leave types, the policy credits nothing."
      />
      {dialog}
    </Card>
  );
}

const columns: readonly PlainColumn<LeavePolicyLine>[] = [
  { header: leaveLineLabels.leave_type_id, cell: ({ leave_type }) => leave_type },
  { header: 'Days a year', align: 'right', isUnbroken: true, cell: yearlyText },
  { header: 'Credited', isUnbroken: true, cell: accrualText },
  { header: 'Carry-over', cell: carryText },
  { header: 'Other rules', cell: rulesText },
];
