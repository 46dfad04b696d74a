import { policySteps } from '@muster/contract/domains/approvals/policy-step.schemas.ts';
import { useFormContext } from 'react-hook-form';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { ApproverPreview } from './approver-preview.tsx';
import styles from './policies.module.css';
import { bodyOf, type PolicyFormValues } from './policy-form-values.ts';

/** Who would be asked under the steps as typed. */
export function DraftPreview({ id }: { readonly id: number }) {
  const { getValues } = useFormContext<PolicyFormValues>();
  const steps = () => {
    const parsed = policySteps.safeParse(getValues('steps').map(bodyOf));
    return parsed.success ? parsed.data : null;
  };
  return (
    <FormSection id="policy-preview" title="Who would approve" description="For requests made today, with these steps.">
      <div className={styles.wide}>
        <ApproverPreview id={id} steps={steps} />
      </div>
    </FormSection>
  );
}
