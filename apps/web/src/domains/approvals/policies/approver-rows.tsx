import { type ApprovalKind, namedRoles } from '@muster/contract/domains/approvals/approval-kind.ts';
import { approverSourceLabels, stepLabels } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FieldRow, FieldRows } from '../../../platform/form/field-rows.tsx';
import { useLookup } from '../../../platform/form/lookup.ts';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { policyPeople } from '../approvals.queries.ts';
import type { PolicyFormValues } from './policy-form-values.ts';

const newApprover = { source: null, user_id: null, role: null };

/** Where a step finds its approvers. Only people and roles that may decide the kind are offered. */
export function ApproverRows({ kind, index }: { readonly kind: ApprovalKind; readonly index: number }) {
  const name = `steps.${index}.approvers` as const;
  const { fields, append, remove } = useFieldArray<PolicyFormValues, typeof name>({ name });
  return (
    <FieldRows name={name} more={[{ label: 'Add approver', onAdd: () => append(newApprover) }]}>
      {fields.map(({ id }, place) => (
        <FieldRow
          key={id}
          legend={`Approver ${place + 1}`}
          thing={`approver ${place + 1} of step ${index + 1}`}
          wide
          onRemove={() => remove(place)}
        >
          <ApproverFields kind={kind} name={`${name}.${place}`} />
        </FieldRow>
      ))}
    </FieldRows>
  );
}

interface ApproverFieldsProps {
  readonly kind: ApprovalKind;
  readonly name: `steps.${number}.approvers.${number}`;
}

function ApproverFields({ kind, name }: ApproverFieldsProps) {
  const source = useWatch<PolicyFormValues, `${typeof name}.source`>({ name: `${name}.source` });
  const deciding: readonly string[] = kind.roles;
  const people = useLookup(policyPeople, { only: ({ roles }) => roles.some((role) => deciding.includes(role)) });
  return (
    <>
      <SelectField<PolicyFormValues>
        name={`${name}.source`}
        label={stepLabels.source}
        required
        options={kind.sources.map((value) => ({ value, label: approverSourceLabels[value] }))}
      />
      {source === 'person' ? (
        <SelectField<PolicyFormValues>
          name={`${name}.user_id`}
          label={stepLabels.user_id}
          required
          numeric
          {...people.choices}
        />
      ) : null}
      {source === 'role' ? (
        <SelectField<PolicyFormValues>
          name={`${name}.role`}
          label={stepLabels.role}
          required
          options={namedRoles(kind).map((value) => ({ value, label: roleLabel(value) }))}
        />
      ) : null}
    </>
  );
}
