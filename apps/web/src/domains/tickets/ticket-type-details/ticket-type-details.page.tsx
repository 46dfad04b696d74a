import { ticketPriorityLabel } from '@muster/contract';
import type { TicketTypeRecord } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import { ticketViewPermissionLabels } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { ticketTypeLabels as labels } from '@muster/contract/domains/tickets/ticket-types.schemas.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconTicket } from '@tabler/icons-react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { UpdatableRecord } from '../../../platform/record/updatable-record.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList, type Fact } from '../../../ui/description-list/description-list.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { ActiveBadge } from '../active-badge.tsx';
import { FormPreview } from '../form-preview.tsx';
import { ticketAudienceText } from '../ticket-audience-text.ts';
import { TicketFormTable } from '../ticket-form-table.tsx';
import styles from '../ticket-types.module.css';
import { ticketTypeAnswers, ticketTypeDetailsQuery } from '../ticket-types.queries.ts';

const TicketTypePanel = lazyPanel(() => import('../ticket-type.panel.tsx').then((part) => part.TicketTypePanel));

/** `/ticket-types/:id`: the settings of one ticket type, all versions of its form, and the current one to try. */
export function TicketTypeDetailsPage() {
  return (
    <RecordAtAddress
      query={ticketTypeDetailsQuery}
      nameOf={({ name }) => name}
      thing="ticket type"
      icon={<IconTicket aria-hidden="true" />}
      list={{ name: 'ticket types', to: pathOf('ticketTypes') }}
    >
      {(record) => <TicketTypeContent record={record} />}
    </RecordAtAddress>
  );
}

function TicketTypeContent({ record }: { readonly record: TicketTypeRecord }) {
  const form = useLazyPanel((id: number, state) => <TicketTypePanel id={id} {...state} />);
  useRefreshOn('ticket-types.changed', ticketTypeAnswers, { isWanted: ({ id }) => id === record.id });
  return (
    <UpdatableRecord
      title={record.name}
      status={<ActiveBadge isActive={record.is_active} />}
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
            <Versions record={record} />
          </>
        }
        aside={
          <Card title="Preview">
            <div className={styles.tried}>
              <FormPreview fields={record.forms[0]?.fields ?? []} />
            </div>
          </Card>
        }
      />
    </UpdatableRecord>
  );
}

function Versions({ record: { forms, form_number: current } }: { readonly record: TicketTypeRecord }) {
  const zone = useViewerZone();
  return forms.map(({ number, fields, published_at, published_by }) => (
    <Card
      key={number}
      title={`Version ${number} of the form`}
      actions={
        <span className={styles.published}>
          {published_by === null ? 'Built-in' : `${formatDateTime(published_at, zone)} by ${published_by}`}
          {number === current ? <StateBadge word="Current" /> : null}
        </span>
      }
      flush
    >
      <TicketFormTable number={number} fields={fields} />
    </Card>
  ));
}

const factsOf = (record: TicketTypeRecord): readonly Fact[] => [
  { label: labels.code, value: record.code },
  { label: labels.audience, value: ticketAudienceText(record.audience) },
  { label: labels.sequence, value: record.sequence },
  { label: labels.default_priority, value: ticketPriorityLabel(record.default_priority) },
  { label: labels.default_group, value: roleLabel(record.default_group) },
  { label: labels.sla_policy_id, value: record.sla_policy },
  { label: labels.needs_approval, value: record.needs_approval ? 'Yes' : 'No' },
  { label: labels.approval_policy_id, value: record.needs_approval ? (record.approval_policy ?? 'Standard') : null },
  {
    label: labels.view_permission,
    value: record.view_permission === null ? null : ticketViewPermissionLabels[record.view_permission],
  },
];
