import type { LeaveTypeRow } from '@muster/contract/domains/leave/leave-type-answers.ts';
import {
  leaveClassLabels,
  leaveCountryLabels,
  leaveGenderLabels,
  leaveIconLabels,
  leaveUnitLabels,
  leaveVisibilityLabels,
  leaveTypeLimits as limits,
} from '@muster/contract/domains/leave/leave-types.constants.ts';
import {
  createLeaveTypeBody,
  leaveTypeLabels as labels,
  updateLeaveTypeBody,
} from '@muster/contract/domains/leave/leave-types.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { leaveTypesEndpoints } from '../../platform/api/endpoints/leave-types.generated.ts';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { labelledChoices } from '../../platform/form/labelled-choices.ts';
import { NumberField } from '../../platform/form/number-field.tsx';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { BlackoutRows } from './blackout-rows.tsx';
import { type LeaveTypeValues, leaveTypeValuesOf } from './leave-type-values.ts';
import { refreshLeaveTypes } from './leave-types.queries.ts';

type Values = LeaveTypeValues;

export function LeaveTypePanel({ subject, ...panel }: LeaveTypePanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode={subject ? 'update' : 'create'}
      title="Leave type details"
      description={subject?.name ?? 'Add a leave type.'}
      values={leaveTypeValuesOf(subject)}
      call={saveCall(subject, {
        create: { schema: createLeaveTypeBody, send: bodyTo(leaveTypesEndpoints.create) },
        update: { schema: updateLeaveTypeBody, send: bodyTo(leaveTypesEndpoints.update) },
      })}
      thing="leave type"
      onSaved={() => refreshLeaveTypes(queries)}
    >
      <FormSection id="leave-type" title="Leave type">
        <TextField<Values> name="name" label={labels.name} required wide maxLength={limits.name} autoFocus />
        <TextField<Values> name="code" label={labels.code} required maxLength={limits.code} />
        <SelectField<Values> name="color" label={labels.color} required options={labelledChoices(leaveIconLabels)} />
        <NumberField<Values> name="paid_percent" label={labels.paid_percent} required />
        <SelectField<Values> name="unit" label={labels.unit} required options={labelledChoices(leaveUnitLabels)} />
      </FormSection>
      <FormSection id="rules" title="Rules">
        <NumberField<Values> name="notice_days" label={labels.notice_days} required />
        <NumberField<Values>
          name="document_after_days"
          label={labels.document_after_days}
          helper="0 asks for a document for every leave. Leave empty for none."
        />
        <SelectField<Values>
          name="gender"
          label={labels.gender}
          placeholder="Everyone"
          options={labelledChoices(leaveGenderLabels)}
        />
        <NumberField<Values> name="tenure_months" label={labels.tenure_months} required />
        <BlackoutRows />
      </FormSection>
      <FormSection id="visibility" title="Visibility">
        <SelectField<Values>
          name="visibility"
          label={labels.visibility}
          required
          options={labelledChoices(leaveVisibilityLabels)}
        />
        <SelectField<Values>
          name="client_class"
          label={labels.client_class}
          required
          options={labelledChoices(leaveClassLabels)}
        />
      </FormSection>
      <FormSection id="law" title="Law">
        <SelectField<Values>
          name="country"
          label={labels.country}
          placeholder="None"
          options={labelledChoices(leaveCountryLabels)}
        />
        <TextField<Values> name="source" label={labels.source} wide maxLength={limits.source} />
      </FormSection>
    </RecordPanel>
  );
}

interface LeaveTypePanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly subject: LeaveTypeRow | null;
}
