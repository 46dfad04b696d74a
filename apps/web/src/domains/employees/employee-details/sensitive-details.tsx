import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { sensitiveGroupNames } from '@muster/contract/domains/employees/sensitive-groups.ts';
import { IconLock } from '@tabler/icons-react';
import { Card } from '../../../ui/card/card.tsx';
import styles from './sensitive-details.module.css';
import { SensitiveRow } from './sensitive-row.tsx';

/** The sensitive groups, closed and masked until each is revealed; nothing for viewers without the right (section 2.10). */
export function SensitiveDetails({ employee }: { readonly employee: EmployeeDetails }) {
  const preview = employee.sensitive_preview;
  if (!employee.sensitiveData || preview === undefined) return null;
  return (
    <Card
      flush
      title="Sensitive details"
      actions={
        <span className={styles.note}>
          <IconLock size={14} aria-hidden="true" />
          Each reveal is logged
        </span>
      }
    >
      <ul className={styles.groups}>
        {sensitiveGroupNames.map((group) => (
          <SensitiveRow key={group} employee={employee} group={group} masked={preview[group]} />
        ))}
      </ul>
    </Card>
  );
}
