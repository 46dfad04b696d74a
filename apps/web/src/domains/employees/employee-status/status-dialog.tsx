import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { useId } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { MoveFields } from './move-fields.tsx';
import { moveTexts } from './move-texts.ts';
import styles from './status-dialog.module.css';
import { useStatusForm } from './use-status-form.ts';

interface StatusDialogProps {
  readonly move: StatusMove;
  readonly employee: EmployeeDetails;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for what a change of status needs, and says what it will do. */
export function StatusDialog({ move, employee, opened, onClose }: StatusDialogProps) {
  const formId = useId();
  const texts = moveTexts[move];
  const { form, submit } = useStatusForm({ move, employee, onDone: onClose });
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <FormProvider {...form}>
      <AppModal
        opened={opened}
        onClose={isSubmitting ? () => undefined : onClose}
        title={`${texts.title}: ${employee.name}`}
        size="lg"
        actions={
          <>
            <Button onClick={onClose} disabled={isSubmitting}>
              Cancel
            </Button>
            <Button type="submit" form={formId} tone={move === 'separate' ? 'danger' : 'primary'} busy={isSubmitting}>
              {isSubmitting ? texts.busy : texts.button}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          aria-label={texts.title}
          className={styles.form}
          onSubmit={(event) => void submit(event)}
        >
          <p className={styles.intro}>{texts.intro}</p>
          <FormErrors />
          <div className={styles.grid}>
            <MoveFields move={move} dayLabel={texts.day} client={employee.client_id} />
          </div>
        </form>
      </AppModal>
    </FormProvider>
  );
}
