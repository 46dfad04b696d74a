import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { incompleteItemTexts, missingConfiguration } from '@muster/contract/incomplete-configuration.ts';
import { messages } from '@muster/contract/messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import styles from './incomplete-dialog.module.css';

/** Lists the missing configuration of one employee (sections 2.9 and 8). */
export function IncompleteDialog({ employee, opened, onClose }: IncompleteDialogProps) {
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={employee.name}
      actions={
        <Button tone="primary" onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <p className={styles.intro}>{messages.incompleteDialog.intro}</p>
      <ul className={styles.list}>
        {missingConfiguration(employee).map((item) => (
          <li key={item}>{incompleteItemTexts[item].dialogText}</li>
        ))}
      </ul>
    </AppModal>
  );
}

interface IncompleteDialogProps {
  readonly employee: EmployeeRow;
  readonly opened: boolean;
  readonly onClose: () => void;
}
