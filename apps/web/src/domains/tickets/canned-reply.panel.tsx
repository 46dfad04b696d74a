import {
  createCannedReplyBody,
  cannedReplyLabels as labels,
  updateCannedReplyBody,
} from '@muster/contract/domains/tickets/canned-replies.schemas.ts';
import type { CannedReplyRow } from '@muster/contract/domains/tickets/canned-reply-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { cannedRepliesEndpoints } from '../../platform/api/endpoints/canned-replies.generated.ts';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { refreshCannedReplies } from './canned-replies.queries.ts';

// FIELDS: what the form holds.
interface Values {
  name: string;
  description: string;
}

export function CannedReplyPanel({ subject, ...panel }: CannedReplyPanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode={subject ? 'update' : 'create'}
      title="Canned reply details"
      description={subject?.name ?? 'Add a canned reply.'}
      values={{ name: subject?.name ?? '', description: subject?.description ?? '' }}
      call={saveCall(subject, {
        create: { schema: createCannedReplyBody, send: bodyTo(cannedRepliesEndpoints.create) },
        update: { schema: updateCannedReplyBody, send: bodyTo(cannedRepliesEndpoints.update) },
      })}
      thing="canned reply"
      onSaved={() => refreshCannedReplies(queries)}
    >
      <FormSection id="canned-reply" title="Canned reply">
        <TextField<Values> name="name" label={labels.name} required wide maxLength={100} autoFocus />
        <TextField<Values> name="description" label={labels.description} wide maxLength={300} />
      </FormSection>
    </RecordPanel>
  );
}

interface CannedReplyPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly subject: CannedReplyRow | null;
}
