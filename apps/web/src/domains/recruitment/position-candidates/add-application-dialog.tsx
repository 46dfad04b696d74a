import { applicationLabels as labels } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { createApplicationBody } from '@muster/contract/domains/recruitment/applications.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { useChoiceSearch } from '../../../platform/form/use-choice-search.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshApplications } from '../applications.queries.ts';

interface Values {
  candidate_id: number | null;
}

/** Proposes a candidate, found by name, for the position. */
export function AddApplicationDialog({ position, ...dialog }: AddApplicationDialogProps) {
  const queries = useQueryClient();
  const { search, onSearch } = useChoiceSearch();
  const found = useQuery(apiQuery(applicationsEndpoints.candidateChoices, { query: { search } }));
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`Add a candidate for ${position.title}`}
      intro="The client does not see the candidate before you present them."
      button={{ label: 'Add', processingLabel: 'Adding...' }}
      values={{ candidate_id: null }}
      call={formCall({
        schema: createApplicationBody,
        bodyOf: ({ candidate_id }: Values) => ({ position_id: position.id, candidate_id }),
        send: bodyTo(applicationsEndpoints.create),
      })}
      thing="candidate"
      success="The candidate has been added to the position."
      onSaved={() => refreshApplications(queries)}
    >
      <SelectField<Values>
        name="candidate_id"
        label={labels.candidate_id}
        required
        wide
        numeric
        options={(found.data ?? []).map(({ id, name, headline }) => ({
          value: String(id),
          label: name,
          ...(headline !== null && { hint: headline }),
        }))}
        onSearch={onSearch}
        list={choiceList(found)}
      />
    </RecordDialog>
  );
}

interface AddApplicationDialogProps extends Required<PanelProps> {
  readonly position: { readonly id: number; readonly title: string };
}
