import type { LeaveTypeRow } from '@muster/contract/domains/leave/leave-type-answers.ts';
import {
  leaveClassLabels,
  leaveCountryLabels,
  leaveGenderLabels,
  leaveUnitLabels,
  leaveVisibilityLabels,
} from '@muster/contract/domains/leave/leave-types.constants.ts';
import { leaveTypeAccess } from '@muster/contract/domains/leave/leave-types.policy.ts';
import { blackoutLabels, leaveTypeLabels as labels } from '@muster/contract/domains/leave/leave-types.schemas.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconList } from '@tabler/icons-react';
import { formatDays } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { UpdatableRecord } from '../../../platform/record/updatable-record.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList, type Fact } from '../../../ui/description-list/description-list.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { documentsText, noticeText, payText, tenureText } from '../leave-type-texts.ts';
import { leaveTypeAnswers, leaveTypeDetailsQuery } from '../leave-types.queries.ts';

const LeaveTypePanel = lazyPanel(() => import('../leave-type.panel.tsx').then((part) => part.LeaveTypePanel));

/** `/leave-types/:id`: one leave type. */
export function LeaveTypeDetailsPage() {
  return (
    <RecordAtAddress
      query={leaveTypeDetailsQuery}
      nameOf={({ name }) => name}
      thing="leave type"
      icon={<IconList aria-hidden="true" />}
      list={{ name: 'leave types', to: pathOf('leaveTypes') }}
    >
      {(record) => <LeaveTypeRecord record={record} />}
    </RecordAtAddress>
  );
}

function LeaveTypeRecord({ record }: { readonly record: LeaveTypeRow }) {
  const form = useLazyPanel((subject: LeaveTypeRow, state) => <LeaveTypePanel subject={subject} {...state} />);
  useRefreshOn('leave-types.changed', leaveTypeAnswers, { isWanted: ({ id }) => id === record.id });
  const mayChange = useMay(leaveTypeAccess.change);
  return (
    <UpdatableRecord title={record.name} onUpdate={mayChange ? () => form.open(record) : null} panel={form.panel}>
      <RecordStack>
        <Card title="Leave type">
          <DescriptionList facts={factsOf(record)} columns={3} />
        </Card>
        <Card title="Blackout dates" flush>
          <PlainTable
            label="Blackout dates"
            columns={blackoutColumns}
            rows={record.blackouts}
            rowId={({ from }) => from}
            empty="This type can be taken on any day."
          />
        </Card>
      </RecordStack>
    </UpdatableRecord>
  );
}

const factsOf = (record: LeaveTypeRow): readonly Fact[] => [
  { label: labels.code, value: record.code },
  { label: 'Pay', value: payText(record) },
  { label: labels.unit, value: leaveUnitLabels[record.unit] },
  { label: 'Notice', value: noticeText(record) },
  { label: 'Documents', value: documentsText(record) },
  { label: 'Service', value: tenureText(record) },
  { label: labels.gender, value: record.gender === null ? 'Everyone' : leaveGenderLabels[record.gender] },
  { label: labels.visibility, value: leaveVisibilityLabels[record.visibility] },
  { label: labels.client_class, value: leaveClassLabels[record.client_class] },
  { label: labels.country, value: record.country === null ? 'All countries' : leaveCountryLabels[record.country] },
  ...(record.source ? [{ label: labels.source, value: record.source, wide: true }] : []),
];

const blackoutColumns: readonly PlainColumn<Blackout>[] = [
  { header: 'Days', cell: ({ from, to }) => formatDays(from, to) },
  { header: blackoutLabels.reason, cell: ({ reason }) => reason },
];

type Blackout = LeaveTypeRow['blackouts'][number];
