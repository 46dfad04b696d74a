import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import {
  type AssignmentKind,
  effectiveDateLabel,
} from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { DateField } from '../../../platform/form/date-field.tsx';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { useClientChoices, useShiftChoices } from '../employee-form/use-choices.ts';
import { todayQuery } from '../employees.queries.ts';
import { AssignmentPreview } from './assignment-preview.tsx';
import styles from './employee-details.module.css';
import { type AssignmentValues, assignmentFields, useAssignmentForm } from './use-assignment-form.ts';

const titles: Readonly<Record<AssignmentKind, string>> = {
  client: 'Change client',
  position: 'Change position',
  shift: 'Change shift',
};

/** Another client, position or shift from a day on. What held before stays in the history. */
export function AssignmentDialog(props: AssignmentDialogProps) {
  const today = useQuery(todayQuery());
  return today.data ? <Asking {...props} today={today.data.day} /> : null;
}

function Asking({ employee, kind, opened, onClose, today }: AssignmentDialogProps & { readonly today: string }) {
  const formId = useId();
  const { form, submit } = useAssignmentForm({ employee, kind, today, onDone: onClose });
  const { isSubmitting } = useFormState({ control: form.control });
  const { save, updating, cancel } = messages.employeeForm.button;
  return (
    <FormProvider {...form}>
      <AppModal
        opened={opened}
        onClose={isSubmitting ? () => undefined : onClose}
        title={titles[kind]}
        actions={
          <>
            <Button onClick={onClose} disabled={isSubmitting}>
              {cancel}
            </Button>
            <Button type="submit" form={formId} tone="primary" busy={isSubmitting}>
              {isSubmitting ? updating : save}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          aria-label={titles[kind]}
          className={styles.form}
          onSubmit={(event) => void submit(event)}
        >
          <p className={styles.hint}>The one in force ends the day before. A later day is a plan until it comes.</p>
          <FormErrors />
          <ValueField kind={kind} />
          <DateField<AssignmentValues> name="effective_date" label={effectiveDateLabel} required />
          <AssignmentPreview employeeId={employee.id} kind={kind} />
        </form>
      </AppModal>
    </FormProvider>
  );
}

interface AssignmentDialogProps {
  readonly employee: EmployeeDetails;
  readonly kind: AssignmentKind;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function ValueField({ kind }: { readonly kind: AssignmentKind }) {
  if (kind === 'position') {
    return <TextField<AssignmentValues> name="position" label={employeeLabels.position} required maxLength={100} />;
  }
  return kind === 'client' ? <ClientField /> : <ShiftField />;
}

function ClientField() {
  const { isAllowed, options, list } = useClientChoices();
  const { clientHelper, clientNeedsRight } = messages.employeeForm;
  return (
    <SelectField<AssignmentValues>
      name={assignmentFields.client}
      label={employeeLabels.client_id}
      helper={isAllowed ? clientHelper : clientNeedsRight}
      required
      numeric
      options={options}
      list={list}
    />
  );
}

function ShiftField() {
  const { options, list } = useShiftChoices();
  return (
    <SelectField<AssignmentValues>
      name={assignmentFields.shift}
      label={employeeLabels.shift_id}
      required
      numeric
      options={options}
      list={list}
    />
  );
}
