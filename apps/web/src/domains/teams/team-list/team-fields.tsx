import { teamLabels } from '@muster/contract/domains/teams/teams.schemas.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLookup } from '../../../platform/form/lookup.ts';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { clients } from '../../clients/index.ts';
import { MembersField } from './members-field.tsx';
import type { TeamFormValues } from './team-form-values.ts';

export function TeamFields({ asksForClient }: { readonly asksForClient: boolean }) {
  const { control } = useFormContext<TeamFormValues>();
  const clientId = useWatch({ control, name: 'client_id' });
  return (
    <>
      <FormSection id="team" title="Team">
        {asksForClient ? <ClientField /> : null}
        <TextField<TeamFormValues>
          name="name"
          label={teamLabels.name}
          required
          wide
          maxLength={100}
          autoFocus={!asksForClient}
        />
        <NumberField<TeamFormValues>
          name="away_limit"
          label={teamLabels.away_limit}
          helper="The leave calendar warns if more people are away on a day. Leave empty for no limit."
          maxLength={3}
        />
      </FormSection>
      <FormSection id="members" title="Members">
        {clientId === null ? <p>Select a client first.</p> : <MembersField clientId={clientId} />}
      </FormSection>
    </>
  );
}

/** Another client has other people, so changing it clears the members. */
function ClientField() {
  const { setValue } = useFormContext<TeamFormValues>();
  const { options, list } = useLookup(clients, { only: ({ status }) => status !== 'Inactive' }).choices;
  return (
    <SelectField<TeamFormValues>
      name="client_id"
      label={teamLabels.client_id}
      required
      numeric
      wide
      clearable={false}
      onChosen={() => setValue('members', [])}
      options={options.map(({ value, label }) => ({ value, label }))}
      list={list}
    />
  );
}
