import {
  createCannedReplyBody,
  cannedReplyLabels as labels,
  cannedReplyLimits as limits,
  updateCannedReplyBody,
} from '@muster/contract/domains/tickets/canned-replies.schemas.ts';
import type { CannedReplyRow } from '@muster/contract/domains/tickets/canned-reply-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { cannedRepliesEndpoints } from '../../platform/api/endpoints/canned-replies.generated.ts';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { useLookup } from '../../platform/form/lookup.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { SwitchField } from '../../platform/form/switch-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { cannedReplyTypes, refreshCannedReplies } from './canned-replies.queries.ts';
import { CannedReplyText } from './canned-reply-text.tsx';

interface Values {
  name: string;
  body: string;
  ticket_type_id: string;
  is_active: boolean;
}

export function CannedReplyPanel({ subject, ...panel }: CannedReplyPanelProps) {
  const queries = useQueryClient();
  const types = useLookup(cannedReplyTypes);
  return (
    <RecordPanel<Values>
      {...panel}
      mode={subject ? 'update' : 'create'}
      title="Canned reply details"
      description={subject?.name ?? 'Add a canned reply.'}
      values={valuesOf(subject)}
      call={saveCall(subject, {
        create: { schema: createCannedReplyBody, send: bodyTo(cannedRepliesEndpoints.create) },
        update: { schema: updateCannedReplyBody, send: bodyTo(cannedRepliesEndpoints.update) },
      })}
      thing="canned reply"
      onSaved={() => refreshCannedReplies(queries)}
    >
      <FormSection id="canned-reply" title="Canned reply">
        <TextField<Values> name="name" label={labels.name} required wide maxLength={limits.name} autoFocus />
        <CannedReplyText />
        <SelectField<Values>
          name="ticket_type_id"
          label={labels.ticket_type_id}
          helper="Offered for tickets of this type alone."
          placeholder="Every type"
          numeric
          {...types.choices}
        />
        <SwitchField<Values> name="is_active" label={labels.is_active} helper="Inactive texts are not offered." />
      </FormSection>
    </RecordPanel>
  );
}

const valuesOf = (subject: CannedReplyRow | null): Values => ({
  name: subject?.name ?? '',
  body: subject?.body ?? '',
  ticket_type_id: String(subject?.ticket_type_id ?? ''),
  is_active: subject?.is_active ?? true,
});

interface CannedReplyPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly subject: CannedReplyRow | null;
}
