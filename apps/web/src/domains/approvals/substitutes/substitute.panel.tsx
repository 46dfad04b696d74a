import { substituteLabels as labels, substituteBody } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { substitutesEndpoints } from '../../../platform/api/endpoints/substitutes.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { refreshSubstitutes, substituteChoices } from '../approvals.queries.ts';

interface Values {
  substitute_id: number | null;
  first_day: string;
  last_day: string;
}

export function SubstitutePanel(panel: Required<PanelProps>) {
  const queries = useQueryClient();
  const { choices } = useLookup(substituteChoices);
  return (
    <RecordPanel<Values>
      {...panel}
      mode="create"
      title="Name substitute"
      description="A colleague with your roles decides your requests until the last day."
      values={{ substitute_id: null, first_day: '', last_day: '' }}
      call={formCall({ schema: substituteBody, send: bodyTo(substitutesEndpoints.add) })}
      thing="substitute"
      onSaved={() => refreshSubstitutes(queries)}
    >
      <FormSection id="substitute" title="Person and period">
        <SelectField<Values> name="substitute_id" label={labels.substitute_id} required numeric wide {...choices} />
        <DateField<Values> name="first_day" label={labels.first_day} required />
        <DateField<Values> name="last_day" label={labels.last_day} required />
      </FormSection>
    </RecordPanel>
  );
}
