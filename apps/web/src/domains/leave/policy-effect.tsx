import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/record/loaded.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { ChangedBalances } from './changed-balances.tsx';
import { leaveAssignmentPreviewQuery } from './leave-policies.queries.ts';
import styles from './leave-policy.module.css';

/** What another leave policy does to the balances of an employee, before it is saved. */
export function PolicyEffect({ employeeId, policyId, from }: PolicyEffectProps) {
  const preview = useQuery(
    leaveAssignmentPreviewQuery({ employee_id: employeeId, policy_id: policyId, effective_from: from }),
  );
  return (
    <FormSection id="balances" title="Balances">
      <div className={styles.whole}>
        <Loaded of={preview} thing="preview">
          {(answer) => <ChangedBalances preview={answer} ofPolicy={false} />}
        </Loaded>
      </div>
    </FormSection>
  );
}

interface PolicyEffectProps {
  readonly employeeId: number;
  readonly policyId: number;
  readonly from: string;
}
