import type { TicketTypeRecord } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import {
  ticketTypeLimits as limits,
  ticketAudienceLabels,
  ticketGroups,
  ticketPriorityLabels,
  ticketViewPermissionLabels,
} from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { ticketTypeLabels as labels } from '@muster/contract/domains/tickets/ticket-types.schemas.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CheckListField } from '../../platform/form/check-list-field.tsx';
import { labelledChoices } from '../../platform/form/labelled-choices.ts';
import { useLookup } from '../../platform/form/lookup.ts';
import { NumberField } from '../../platform/form/number-field.tsx';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { StoredRecordPanel } from '../../platform/form/stored-record-panel.tsx';
import { SwitchField } from '../../platform/form/switch-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { SectionTabs } from '../../ui/form-layout/section-tabs.tsx';
import { useScrollSpy } from '../../ui/form-layout/use-scroll-spy.ts';
import { ApprovalPolicyField } from './approval-policy-field.tsx';
import { DraftFormPreview } from './draft-form-preview.tsx';
import { FormFieldRows } from './form-field-rows.tsx';
import { slaPolicies } from './ticket-sla-policies.queries.ts';
import { ticketTypeCall } from './ticket-type-call.ts';
import { type TicketTypeValues, ticketTypeValuesOf } from './ticket-type-values.ts';
import { refreshTicketTypes, ticketTypeDetailsQuery } from './ticket-types.queries.ts';

type Values = TicketTypeValues;

const title = 'Ticket type details';

/** Settings and form of a ticket type, with a preview. It starts with the current version of the form. */
export function TicketTypePanel({ id, ...panel }: TicketTypePanelProps) {
  if (id === null) return <LoadedForm {...panel} record={null} />;
  return (
    <StoredRecordPanel {...panel} title={title} isWide query={ticketTypeDetailsQuery(id)}>
      {(record, renew) => <LoadedForm {...panel} record={record} onConflict={renew} />}
    </StoredRecordPanel>
  );
}

function LoadedForm({ record, ...panel }: LoadedFormProps) {
  const queries = useQueryClient();
  const policies = useLookup(slaPolicies);
  const { box, active, goTo } = useScrollSpy(sections.map(({ id }) => id));
  return (
    <RecordPanel<Values>
      {...panel}
      mode={record ? 'update' : 'create'}
      title={title}
      description={record?.name ?? 'Add a ticket type.'}
      isWide
      bodyRef={box}
      tabs={<SectionTabs sections={sections} active={active} onSelect={goTo} />}
      values={ticketTypeValuesOf(record)}
      call={ticketTypeCall(record)}
      thing="ticket type"
      onSaved={() => refreshTicketTypes(queries)}
    >
      <FormSection id="settings" title="Settings">
        <TextField<Values> name="name" label={labels.name} required maxLength={limits.name} autoFocus />
        <TextField<Values> name="code" label={labels.code} required maxLength={limits.code} />
        <TextField<Values>
          name="description"
          label={labels.description}
          helper="What the type is for."
          wide
          maxLength={limits.description}
        />
        <CheckListField<Values>
          name="audience"
          label={labels.audience}
          required
          texts
          options={labelledChoices(ticketAudienceLabels)}
        />
        <NumberField<Values> name="sequence" label={labels.sequence} required />
        <SelectField<Values>
          name="default_priority"
          label={labels.default_priority}
          required
          numeric
          options={labelledChoices(ticketPriorityLabels)}
        />
        <SelectField<Values>
          name="default_group"
          label={labels.default_group}
          required
          options={ticketGroups.map((value) => ({ value, label: roleLabel(value) }))}
        />
        <SelectField<Values>
          name="view_permission"
          label={labels.view_permission}
          helper="Its holders see all tickets of this type."
          placeholder="None"
          options={labelledChoices(ticketViewPermissionLabels)}
        />
        <SelectField<Values>
          name="sla_policy_id"
          label={labels.sla_policy_id}
          helper="When its tickets are due."
          required
          numeric
          {...policies.choices}
        />
        <SwitchField<Values>
          name="needs_approval"
          label={labels.needs_approval}
          helper="Work begins after the approval."
        />
        <ApprovalPolicyField />
        <SwitchField<Values> name="is_active" label={labels.is_active} helper="Inactive types cannot be chosen." />
      </FormSection>
      <FormFieldRows />
      <DraftFormPreview />
    </RecordPanel>
  );
}

const sections = [
  { id: 'settings', label: 'Settings' },
  { id: 'fields', label: 'Fields' },
  { id: 'preview', label: 'Preview' },
];

interface TicketTypePanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly id: number | null;
}

interface LoadedFormProps extends Required<PanelProps> {
  readonly record: TicketTypeRecord | null;
  readonly onConflict?: () => Promise<boolean>;
}
