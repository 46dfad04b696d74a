import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { type EmployeeField, employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { messagesOf } from '../../../../platform/form/form-messages.ts';
import { useRecordForm } from '../../../../platform/form/use-record-form.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextInput } from '../../../../ui/input/text-input.tsx';
import { savedText } from '../../pay-changes/saved-text.ts';
import { refreshEmployees } from '../../refresh-employees.ts';
import { useReadVersion } from '../../use-read-version.ts';
import { type FactInput, typedOf } from './editable-facts.ts';
import { type FactValues, factCall } from './fact-call.ts';
import styles from './in-place.module.css';

/** Enter saves, Escape discards. */
export function FactEditor(props: FactEditorProps) {
  const { field, input, onClose } = props;
  const { form, submit } = useFactForm(props);
  const { errors, isDirty, isSubmitting } = useFormState({ control: form.control });
  const error = messagesOf(errors)[0]?.text ?? null;
  const shown = useRef<HTMLFormElement>(null);
  const errorId = useId();
  useEffect(() => {
    shown.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  const shared = {
    'aria-label': employeeLabels[field],
    'aria-invalid': error === null ? undefined : (true as const),
    'aria-describedby': error === null ? undefined : errorId,
    ...form.register(field),
  };
  return (
    <form
      ref={shown}
      className={styles.editor}
      noValidate
      aria-label={`Edit ${employeeLabels[field]}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) void submit(event);
        else onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {input.kind === 'choice' ? (
        <select {...shared} className={styles.select}>
          {(input.options ?? []).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <TextInput
          {...shared}
          type={input.kind === 'amount' ? 'text' : input.kind}
          inputMode={input.kind === 'amount' ? 'decimal' : undefined}
          autoComplete="off"
        />
      )}
      {error === null ? null : (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <span className={styles.buttons}>
        <Button small type="submit" tone="primary" busy={isSubmitting}>
          {messages.employeeForm.button.save}
        </Button>
        <Button small tone="quiet" onClick={onClose} disabled={isSubmitting}>
          {messages.employeeForm.button.cancel}
        </Button>
      </span>
    </form>
  );
}

interface FactEditorProps {
  readonly employee: EmployeeDetails;
  readonly field: EmployeeField;
  readonly input: FactInput;
  readonly onClose: () => void;
}

function useFactForm({ employee, field, input, onClose }: FactEditorProps) {
  const waiting = useRef<readonly string[]>([]);
  const queries = useQueryClient();
  const { read, onConflict } = useReadVersion(employee);
  return useRecordForm<FactValues>({
    values: { [field]: typedOf(employee, field) },
    call: factCall({
      ...{ employee, field, input, version: () => read.current },
      onWaiting: (fields) => {
        waiting.current = fields;
      },
    }),
    thing: 'employee',
    success: () => savedText(messages.employeeForm.saved, waiting.current),
    onSaved: async () => {
      await refreshEmployees(queries, 'details');
      onClose();
    },
    onConflict,
  });
}
