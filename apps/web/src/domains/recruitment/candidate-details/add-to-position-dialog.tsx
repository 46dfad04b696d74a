import { isLiving } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import { applicationLabels as labels } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { createApplicationBody } from '@muster/contract/domains/recruitment/applications.schemas.ts';
import { positionStatusWords } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { useChoiceSearch } from '../../../platform/form/use-choice-search.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { candidateApplicationsQuery, refreshApplications } from '../applications.queries.ts';
import { positionChoicesQuery, refreshOpenPositions } from '../open-positions.queries.ts';

interface Values {
  position_id: number | null;
}

/** Proposes the candidate for a position that is not filled, and for which they do not apply yet. */
export function AddToPositionDialog({ candidate: { id, name }, ...dialog }: AddToPositionDialogProps) {
  const queries = useQueryClient();
  const { search, onSearch } = useChoiceSearch();
  const found = useQuery(positionChoicesQuery(search));
  const applications = useQuery(candidateApplicationsQuery(id));
  const taken = applications.data?.filter(({ stage }) => isLiving(stage)).map(({ position }) => position.id) ?? [];
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`Add ${name} to a position`}
      intro="The client does not see the candidate before you present them."
      button={{ label: 'Add', processingLabel: 'Adding...' }}
      values={{ position_id: null }}
      call={formCall({
        schema: createApplicationBody,
        bodyOf: ({ position_id }: Values) => ({ position_id, candidate_id: id }),
        send: bodyTo(applicationsEndpoints.create),
      })}
      thing="candidate"
      success={`${name} has been added to the position.`}
      onSaved={() => Promise.all([refreshApplications(queries), refreshOpenPositions(queries)])}
    >
      <SelectField<Values>
        name="position_id"
        label={labels.position_id}
        required
        wide
        numeric
        options={(found.data?.data ?? [])
          .filter((position) => !taken.includes(position.id))
          .map(({ id: position, title, client, status }) => ({
            value: String(position),
            label: title,
            hint: [client, positionStatusWords[status]].join(' · '),
          }))}
        onSearch={onSearch}
        list={choiceList(found)}
      />
    </RecordDialog>
  );
}

export interface AddedCandidate {
  readonly id: number;
  readonly name: string;
}

interface AddToPositionDialogProps extends Required<PanelProps> {
  readonly candidate: AddedCandidate;
}
