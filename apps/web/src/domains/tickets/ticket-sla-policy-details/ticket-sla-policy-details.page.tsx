import { ticketPriorityLabel } from '@muster/contract';
import {
  ticketSlaPolicyLabels as labels,
  ticketSlaTargetLabels as targetLabels,
  ticketSlaWindowLabels as windowLabels,
} from '@muster/contract/domains/tickets/ticket-sla-policies.constants.ts';
import type { TicketSlaPolicyRecord } from '@muster/contract/domains/tickets/ticket-sla-policy-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconClock } from '@tabler/icons-react';
import { minutesText } from '../../../platform/format/minutes.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { UpdatableRecord } from '../../../platform/record/updatable-record.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList, type Fact } from '../../../ui/description-list/description-list.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { SlaPreview } from '../sla-preview.tsx';
import { ticketSlaPolicyAnswers, ticketSlaPolicyDetailsQuery } from '../ticket-sla-policies.queries.ts';

const TicketSlaPolicyPanel = lazyPanel(() =>
  import('../ticket-sla-policy.panel.tsx').then((part) => part.TicketSlaPolicyPanel),
);

/** `/ticket-sla-policies/:id`: hours and targets of one policy, and when a ticket that is filed now is due. */
export function TicketSlaPolicyDetailsPage() {
  return (
    <RecordAtAddress
      query={ticketSlaPolicyDetailsQuery}
      nameOf={({ name }) => name}
      thing="SLA policy"
      icon={<IconClock aria-hidden="true" />}
      list={{ name: 'SLA policies', to: pathOf('ticketSlaPolicies') }}
    >
      {(record) => <TicketSlaPolicyContent record={record} />}
    </RecordAtAddress>
  );
}

function TicketSlaPolicyContent({ record }: { readonly record: TicketSlaPolicyRecord }) {
  const form = useLazyPanel((id: number, state) => <TicketSlaPolicyPanel id={id} {...state} />);
  useRefreshOn('ticket-sla-policies.changed', ticketSlaPolicyAnswers, { isWanted: ({ id }) => id === record.id });
  const { timezone_id, holiday_calendar_id, approval_minutes, windows, targets } = record;
  return (
    <UpdatableRecord
      title={record.name}
      text={record.description}
      onUpdate={() => form.open(record.id)}
      panel={form.panel}
    >
      <RecordColumns
        main={
          <>
            <Card title="Settings">
              <DescriptionList facts={factsOf(record)} columns={3} />
            </Card>
            <Card title="Due times of a ticket filed now">
              <SlaPreview body={{ timezone_id, holiday_calendar_id, approval_minutes, windows, targets }} />
            </Card>
          </>
        }
        aside={
          <>
            <Card title={labels.windows} flush>
              <PlainTable
                label={labels.windows}
                columns={windowColumns}
                rows={windows}
                rowId={({ days, from }) => `${days.join()} ${from}`}
                empty="No working hours."
              />
            </Card>
            <Card title={labels.targets} flush>
              <PlainTable
                label={labels.targets}
                columns={targetColumns}
                rows={targetRows(record)}
                rowId={({ priority }) => priority}
                empty="No targets."
              />
            </Card>
          </>
        }
      />
    </UpdatableRecord>
  );
}

const factsOf = (record: TicketSlaPolicyRecord): readonly Fact[] => [
  { label: labels.timezone_id, value: zoneCity(record.timezone) },
  { label: labels.holiday_calendar_id, value: record.holiday_calendar },
  { label: labels.approval_minutes, value: minutesText(record.approval_minutes) },
  { label: 'Open tickets', value: record.open_tickets },
  { label: 'Ticket types', value: record.type_names.join(', ') || null, wide: true },
];

type Hours = TicketSlaPolicyRecord['windows'][number];

const windowColumns: readonly PlainColumn<Hours>[] = [
  { header: windowLabels.days, cell: ({ days }) => weekdaysText(days), isUnbroken: true },
  {
    header: 'Hours',
    cell: ({ from, to }) => (from === '00:00' && to === '00:00' ? 'All day' : spanText({ from, to })),
    isUnbroken: true,
  },
  { header: windowLabels.breaks, cell: ({ breaks }) => breaks.map(spanText).join(', ') || null },
];

/** On the policy's clock. */
const spanText = ({ from, to }: { readonly from: string; readonly to: string }) => `${from}–${to}`;

const targetRows = ({ targets }: TicketSlaPolicyRecord) =>
  ([4, 3, 2, 1] as const).map((priority) => ({ priority, ...targets[priority] }));
type TargetRow = ReturnType<typeof targetRows>[number];

const targetColumns: readonly PlainColumn<TargetRow>[] = [
  { header: 'Priority', cell: ({ priority }) => ticketPriorityLabel(priority), isUnbroken: true },
  { header: targetLabels.first_response, cell: ({ first_response }) => minutesText(first_response), isUnbroken: true },
  { header: targetLabels.resolution, cell: ({ resolution }) => minutesText(resolution), isUnbroken: true },
];
