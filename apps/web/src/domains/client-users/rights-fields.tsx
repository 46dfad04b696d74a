import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';
import { clientUserRoles } from '@muster/contract/domains/client-users/client-user-role.rules.ts';
import { clientUserLabels as labels } from '@muster/contract/domains/client-users/client-users.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckListField } from '../../platform/form/check-list-field.tsx';
import { useLookup } from '../../platform/form/lookup.ts';
import { SelectField } from '../../platform/form/select-field.tsx';
import { SwitchField } from '../../platform/form/switch-field.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { ClientUserValues as Values } from './client-user-values.ts';
import { companyPositions } from './client-users.queries.ts';

/** Role, positions and approvals of a user. */
export function RightsFields({ user }: { readonly user: ClientUserRow | null }) {
  const { control } = useFormContext<Values>();
  const role = useWatch({ control, name: 'role' });
  const positions = useWatch({ control, name: 'has_chosen_positions' });
  const isAdmin = role === 'client-admin';
  const gaveUp = user?.role === 'client-admin' && !isAdmin;
  const options = clientUserRoles
    .filter((one) => one !== 'client' || user?.roles.includes('client'))
    .map((value) => ({ value, label: roleLabel(value), hint: hints[value] }));
  return (
    <FormSection id="rights" title="Access">
      {gaveUp && user.is_self ? (
        <Notice tone="amber">
          You will no longer be able to manage users and teams. Another client admin can undo this.
        </Notice>
      ) : null}
      {gaveUp && user.is_last_admin ? (
        <Notice tone="amber">This is the only active client admin. Make someone else a client admin first.</Notice>
      ) : null}
      <SelectField<Values> name="role" label={labels.role} required wide clearable={false} options={options} />
      {isAdmin ? null : (
        <SelectField<Values>
          name="has_chosen_positions"
          label={labels.has_chosen_positions}
          required
          wide
          clearable={false}
          options={positionOptions}
        />
      )}
      {!isAdmin && positions === 'chosen' ? <ChosenPositions /> : null}
      <SwitchField<Values>
        name="approval_enabled"
        label={labels.approval_enabled}
        helper="Decides on hours, leave and tickets that need your company's approval."
        wide
      />
    </FormSection>
  );
}

function ChosenPositions() {
  const { options } = useLookup(companyPositions).choices;
  return (
    <CheckListField<Values>
      name="position_ids"
      label={labels.position_ids}
      helper="The user sees only these positions and their candidates."
      wide
      options={options}
    />
  );
}

const hints: Readonly<Record<(typeof clientUserRoles)[number], string>> = {
  'client-admin': 'Sees everything of your company and manages users and teams.',
  'client-user': 'Works with positions, people and tickets.',
  client: 'The main contact, set by your provider.',
};

const positionOptions = [
  { value: 'all', label: 'All positions' },
  { value: 'chosen', label: 'Chosen positions' },
];
