import type { ApprovalKind } from '@muster/contract/domains/approvals/approval-kind.ts';
import { namedRoles } from '@muster/contract/domains/approvals/approval-kind.ts';
import {
  mostPolicySteps,
  stepLabels,
  stepRuleLabels,
  stepRules,
} from '@muster/contract/domains/approvals/approvals.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { ListError } from '../../../platform/form/list-error.tsx';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { ApproverRows } from './approver-rows.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { DraftSummary } from './draft-summary.tsx';
import styles from './policies.module.css';
import { newStep, type PolicyFormValues } from './policy-form-values.ts';

const rules = stepRules.map((value) => ({ value, label: stepRuleLabels[value] }));

/** The ordered steps of a draft. */
export function StepRows({ kind }: { readonly kind: ApprovalKind }) {
  const { fields, append, remove, move } = useFieldArray<PolicyFormValues, 'steps'>({ name: 'steps' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <FormSection
          key={id}
          id={`step-${index + 1}`}
          title={`Step ${index + 1}`}
          tag={
            <span className={styles.moves}>
              {index > 0 ? (
                <IconButton
                  label={`Move step ${index + 1} up`}
                  icon={<IconArrowUp size={16} aria-hidden="true" />}
                  onClick={() => move(index, index - 1)}
                />
              ) : null}
              {index < fields.length - 1 ? (
                <IconButton
                  label={`Move step ${index + 1} down`}
                  icon={<IconArrowDown size={16} aria-hidden="true" />}
                  onClick={() => move(index, index + 1)}
                />
              ) : null}
              <IconButton
                label={`Remove step ${index + 1}`}
                icon={<IconTrash size={16} aria-hidden="true" />}
                onClick={() => remove(index)}
              />
            </span>
          }
        >
          <StepFields kind={kind} index={index} />
        </FormSection>
      ))}
      <div className={styles.wide}>
        <ListError name="steps" />
        {fields.length < mostPolicySteps ? (
          <div>
            <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => append(newStep)}>
              Add step
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

function StepFields({ kind, index }: { readonly kind: ApprovalKind; readonly index: number }) {
  const roles = namedRoles(kind).map((value) => ({ value, label: roleLabel(value) }));
  return (
    <>
      <TextField<PolicyFormValues> name={`steps.${index}.name`} label={stepLabels.name} required maxLength={100} />
      <SelectField<PolicyFormValues> name={`steps.${index}.rule`} label={stepLabels.rule} required options={rules} />
      <ApproverRows kind={kind} index={index} />
      <NumberField<PolicyFormValues> name={`steps.${index}.remind_after_hours`} label={stepLabels.remind_after_hours} />
      <NumberField<PolicyFormValues>
        name={`steps.${index}.escalate_after_hours`}
        label={stepLabels.escalate_after_hours}
      />
      <SelectField<PolicyFormValues>
        name={`steps.${index}.escalation_role`}
        label={stepLabels.escalation_role}
        helper="Also decides if no approver is available. Leave empty for workforce admins."
        options={roles}
        wide
      />
      <ConditionFields kind={kind} index={index} />
      <DraftSummary kind={kind} index={index} />
    </>
  );
}
