import {
  candidateLinkDays,
  candidateLinkLabels as labels,
  candidateLinkLimits as limits,
} from '@muster/contract/domains/recruitment/candidate-links.constants.ts';
import { createCandidateLinkBody } from '@muster/contract/domains/recruitment/candidate-links.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { candidateLinksEndpoints } from '../../../platform/api/endpoints/candidate-links.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';

interface Values {
  label: string;
  days: number | null;
}

/** Asks for whom the link is, and how long it works. */
export function NewLinkDialog({ id, name, onCreated, ...dialog }: NewLinkDialogProps) {
  const queries = useQueryClient();
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`Create a public link to ${name}`}
      intro="Anyone with the link sees the name, headline and home place, without signing in. Contact data, clients and stages are never shown."
      button={{ label: 'Create link', processingLabel: 'Creating...' }}
      values={{ label: '', days: 30 }}
      call={formCall({
        schema: createCandidateLinkBody,
        bodyOf: ({ label, days }: Values) => ({ label, days }),
        send: async (body) => onCreated((await callApi(candidateLinksEndpoints.create, { params: { id }, body })).url),
      })}
      thing="link"
      success="The link was created."
      onSaved={() => refreshAnswers(queries, [candidateLinksEndpoints.list])}
    >
      <TextField<Values>
        name="label"
        label={labels.label}
        required
        wide
        maxLength={limits.label}
        helper="For whom the link is. Only staff see it."
        autoFocus
      />
      <SelectField<Values> name="days" label={labels.days} required wide numeric options={periods} />
    </RecordDialog>
  );
}

const periods = candidateLinkDays.map((days) => ({ value: String(days), label: `${days} days` }));

interface NewLinkDialogProps extends Required<PanelProps> {
  readonly id: number;
  readonly name: string;
  /** Receives the link, which is shown once. */
  readonly onCreated: (url: string) => void;
}
