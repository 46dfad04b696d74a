import { teamLabels } from '@muster/contract/domains/teams/teams.schemas.ts';
import { IconX } from '@tabler/icons-react';
import { useController, useFormContext } from 'react-hook-form';
import { useLookup } from '../../../platform/form/lookup.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../ui/combo-box/combo-option.ts';
import { Field } from '../../../ui/field/field.tsx';
import { teamRoles } from '../../lookups/index.ts';
import { candidatesOf } from '../teams.queries.ts';
import styles from './members-field.module.css';
import type { MemberValue, TeamFormValues } from './team-form-values.ts';

/** Adds people of the client one by one, each with a role. */
export function MembersField({ clientId }: { readonly clientId: number }) {
  const { control } = useFormContext<TeamFormValues>();
  const { field, fieldState } = useController({ control, name: 'members' });
  const candidates = useLookup(candidatesOf(clientId), {
    only: ({ id }) => !field.value.some((member) => member.employee_id === id),
  });
  const roles = useLookup(teamRoles);
  const plainRole = roles.rows.at(-1)?.id ?? 0;
  const add = (value: string | null) => {
    const person = candidates.rows.find(({ id }) => String(id) === value);
    if (!person) return;
    const { id: employee_id, name, position } = person;
    field.onChange([...field.value, { employee_id, name, position, team_role_id: plainRole }]);
  };
  const change = (id: number, next: Partial<MemberValue>) =>
    field.onChange(field.value.map((member) => (member.employee_id === id ? { ...member, ...next } : member)));
  return (
    <div className={styles.box}>
      <Field label="Add a person" error={fieldState.error?.message} silent wide>
        {(attributes) => (
          <ComboBox
            {...attributes}
            inputRef={field.ref}
            name={field.name}
            placeholder="Find by name"
            {...candidates.choices}
            value={null}
            onChange={add}
          />
        )}
      </Field>
      <ul className={styles.list} aria-label={teamLabels.members}>
        {field.value.map((member) => (
          <MemberLine
            key={member.employee_id}
            member={member}
            roles={roles.choices.options}
            onRole={(team_role_id) => change(member.employee_id, { team_role_id })}
            onRemove={() => field.onChange(field.value.filter(({ employee_id }) => employee_id !== member.employee_id))}
          />
        ))}
      </ul>
    </div>
  );
}

function MemberLine({ member, roles, onRole, onRemove }: MemberLineProps) {
  return (
    <li className={styles.member}>
      <span className={styles.who}>
        <span className={styles.name}>{member.name}</span>
        <span className={styles.muted}>{member.position}</span>
      </span>
      <span className={styles.role}>
        <ComboBox
          aria-label={`Role of ${member.name}`}
          options={roles}
          value={String(member.team_role_id)}
          onChange={(value) => value !== null && onRole(Number(value))}
        />
      </span>
      <IconButton label={`Remove ${member.name}`} icon={<IconX size={16} aria-hidden="true" />} onClick={onRemove} />
    </li>
  );
}

interface MemberLineProps {
  readonly member: MemberValue;
  readonly roles: readonly ComboOption[];
  readonly onRole: (id: number) => void;
  readonly onRemove: () => void;
}
