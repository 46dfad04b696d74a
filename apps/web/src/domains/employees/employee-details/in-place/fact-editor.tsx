import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { type EmployeeField, employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isProblem } from '../../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../../platform/feedback/toasts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextInput } from '../../../../ui/input/text-input.tsx';
import { refreshEmployees } from '../../refresh-employees.ts';
import { type FactInput, heldBy, typedOf } from './editable-facts.ts';
import styles from './in-place.module.css';
import { refusalText, saveFact } from './save-fact.ts';

/** Enter saves, Escape leaves everything as it was. */
export function FactEditor(props: FactEditorProps) {
  const { employee, field, input, onClose } = props;
  const [typed, setTyped] = useState(() => typedOf(employee, field));
  const { busy, error, save } = useSaving(props);
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === typedOf(employee, field)) onClose();
    else void save(heldBy(typed, input));
  };
  const shared = {
    'aria-label': employeeLabels[field],
    'aria-invalid': error === null ? undefined : (true as const),
    'aria-describedby': error === null ? undefined : errorId,
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  return (
    <form
      ref={form}
      className={styles.editor}
      noValidate
      aria-label={`Edit ${employeeLabels[field]}`}
      onSubmit={submit}
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
        <Button small type="submit" tone="primary" busy={busy}>
          {messages.employeeForm.button.save}
        </Button>
        <Button small tone="quiet" onClick={onClose} disabled={busy}>
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

function useSaving({ employee, field, onClose }: FactEditorProps) {
  const queries = useQueryClient();
  // The record may be refetched while the user types: the edit continues from it only after a reported conflict (409).
  const [begunWith] = useState(employee.version);
  const [hasSeenConflict, setHasSeenConflict] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async (value: string | number | boolean | null) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const held = hasSeenConflict ? employee.version : begunWith;
      const wrong = await saveFact({ employee, version: held, field, value });
      if (wrong !== null) return setError(wrong);
      showSuccess(messages.employeeForm.saved);
      await refreshEmployees(queries, 'details');
      onClose();
    } catch (problem) {
      setError(refusalText(problem, field));
      if (!isProblem(problem, 'conflict')) return;
      setHasSeenConflict(true);
      await refreshEmployees(queries, 'details');
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, save };
}
