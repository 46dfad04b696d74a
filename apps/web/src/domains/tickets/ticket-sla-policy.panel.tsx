import { ticketPriorityLabel } from '@muster/contract';
import {
  ticketSlaPolicyLabels as labels,
  ticketSlaLimits as limits,
  ticketSlaTargetLabels as targetLabels,
} from '@muster/contract/domains/tickets/ticket-sla-policies.constants.ts';
import {
  createTicketSlaPolicyBody,
  previewTicketSlaBody,
  updateTicketSlaPolicyBody,
} from '@muster/contract/domains/tickets/ticket-sla-policies.schemas.ts';
import type { TicketSlaPolicyRecord } from '@muster/contract/domains/tickets/ticket-sla-policy-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ticketSlaPoliciesEndpoints } from '../../platform/api/endpoints/ticket-sla-policies.generated.ts';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { useLookup } from '../../platform/form/lookup.ts';
import { NumberField } from '../../platform/form/number-field.tsx';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { StoredRecordPanel } from '../../platform/form/stored-record-panel.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { holidayCalendars } from '../holidays/index.ts';
import { timezones } from '../lookups/index.ts';
import { SlaPreview } from './sla-preview.tsx';
import { SlaWindowFields } from './sla-window-fields.tsx';
import {
  refreshTicketSlaPolicies,
  type SlaPreviewBody,
  ticketSlaPolicyDetailsQuery,
} from './ticket-sla-policies.queries.ts';
import { slaBodyOf, slaPreviewBodyOf, type TicketSlaValues, ticketSlaValuesOf } from './ticket-sla-values.ts';
import styles from './ticket-types.module.css';

type Values = TicketSlaValues;

const title = 'SLA policy details';

/** Working hours and targets of a policy, with a preview of the due times. */
export function TicketSlaPolicyPanel({ id, ...panel }: TicketSlaPolicyPanelProps) {
  if (id === null) return <LoadedForm {...panel} record={null} />;
  return (
    <StoredRecordPanel {...panel} title={title} isWide query={ticketSlaPolicyDetailsQuery(id)}>
      {(record, renew) => <LoadedForm {...panel} record={record} onConflict={renew} />}
    </StoredRecordPanel>
  );
}

function LoadedForm({ record, ...panel }: LoadedFormProps) {
  const queries = useQueryClient();
  const zones = useLookup(timezones);
  const calendars = useLookup(holidayCalendars);
  return (
    <RecordPanel<Values>
      {...panel}
      mode={record ? 'update' : 'create'}
      title={title}
      description={record?.name ?? 'Add an SLA policy.'}
      isWide
      values={ticketSlaValuesOf(record)}
      call={saveCall<Values, Parameters<typeof sendNew>[0], unknown, Parameters<typeof sendChanged>[0], unknown>(
        record,
        {
          create: { schema: createTicketSlaPolicyBody, bodyOf: slaBodyOf, send: sendNew },
          update: { schema: updateTicketSlaPolicyBody, bodyOf: slaBodyOf, send: sendChanged },
        },
      )}
      thing="SLA policy"
      onSaved={() => refreshTicketSlaPolicies(queries)}
    >
      <FormSection id="sla-policy" title="SLA policy">
        <TextField<Values> name="name" label={labels.name} required maxLength={limits.name} autoFocus />
        <TextField<Values> name="description" label={labels.description} maxLength={limits.description} />
      </FormSection>
      <FormSection
        id="hours"
        title={labels.windows}
        description="Only these hours count. An end at or before the start is on the next day; 00:00 to 00:00 is the whole day."
      >
        <SelectField<Values> name="timezone_id" label={labels.timezone_id} required numeric {...zones.choices} />
        <SelectField<Values>
          name="holiday_calendar_id"
          label={labels.holiday_calendar_id}
          helper="Hours that begin on its days off do not count."
          placeholder="None"
          numeric
          {...calendars.choices}
        />
        <SlaWindowFields />
      </FormSection>
      <FormSection id="targets" title={labels.targets} description="Hours of working time; 0.25 is 15 minutes.">
        {priorities.map((code) => (
          <div key={code} className={styles.fields}>
            <fieldset className={styles.targets}>
              <legend>{ticketPriorityLabel(code)}</legend>
              <NumberField<Values>
                name={`targets.${code}.first_response`}
                label={targetLabels.first_response}
                required
              />
              <NumberField<Values> name={`targets.${code}.resolution`} label={targetLabels.resolution} required />
            </fieldset>
          </div>
        ))}
        <NumberField<Values>
          name="approval_minutes"
          label={labels.approval_minutes}
          helper="Until an approver decides."
          required
        />
      </FormSection>
      <DraftPreview />
    </RecordPanel>
  );
}

const priorities = [4, 3, 2, 1] as const;
const sendNew = bodyTo(ticketSlaPoliciesEndpoints.create);
const sendChanged = bodyTo(ticketSlaPoliciesEndpoints.update);

/** The due times by the terms as they are typed, before they are saved. */
function DraftPreview() {
  const { getValues } = useFormContext<Values>();
  const [asked, setAsked] = useState<SlaPreviewBody | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const ask = () => {
    const { data } = previewTicketSlaBody.safeParse(slaPreviewBodyOf(getValues()));
    setIncomplete(data === undefined);
    setAsked(data ?? null);
  };
  return (
    <FormSection id="preview" title="Preview">
      <div className={styles.fields}>
        <div>
          <Button small onClick={ask}>
            Preview due times
          </Button>
        </div>
        {isIncomplete ? <Notice tone="amber">Complete hours and targets to preview due times.</Notice> : null}
        {asked === null ? null : <SlaPreview body={asked} />}
      </div>
    </FormSection>
  );
}

interface TicketSlaPolicyPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly id: number | null;
}

interface LoadedFormProps extends Required<PanelProps> {
  readonly record: TicketSlaPolicyRecord | null;
  readonly onConflict?: () => Promise<boolean>;
}
