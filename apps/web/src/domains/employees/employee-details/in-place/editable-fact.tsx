import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { type EmployeeField, employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withBreaks } from '../../../../ui/email/email-link.tsx';
import type { FactInput } from './editable-facts.ts';
import { FactEditor } from './fact-editor.tsx';
import styles from './in-place.module.css';

/** A fact with a pencil that shows on hover and focus; a press edits the fact in place. */
export function EditableFact({ employee, field, input, children }: EditableFactProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { pencil, returnFocus } = useReturnedFocus(isEditing);
  if (!isEditing) {
    return (
      <PencilLine pencil={pencil} label={employeeLabels[field]} onEdit={() => setIsEditing(true)}>
        {children}
      </PencilLine>
    );
  }
  const close = () => {
    returnFocus();
    setIsEditing(false);
  };
  return <FactEditor employee={employee} field={field} input={input} onClose={close} />;
}

interface EditableFactProps {
  readonly employee: EmployeeDetails;
  readonly field: EmployeeField;
  readonly input: FactInput;
  readonly children: ReactNode;
}

export function PencilLine({ pencil, label, onEdit, children }: PencilLineProps) {
  return (
    <span className={styles.line}>
      <span className={styles.value}>{withBreaks(children) || '–'}</span>
      <button ref={pencil} type="button" className={styles.pencil} aria-label={`Edit ${label}`} onClick={onEdit}>
        <IconPencil size={14} aria-hidden="true" />
      </button>
    </span>
  );
}

interface PencilLineProps {
  readonly pencil?: React.Ref<HTMLButtonElement>;
  readonly label: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

/** Afterwards the focus returns to the pencil. */
function useReturnedFocus(isEditing: boolean) {
  const pencil = useRef<HTMLButtonElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (isEditing || !isDue.current) return;
    isDue.current = false;
    pencil.current?.focus();
  }, [isEditing]);
  return {
    pencil,
    returnFocus: () => {
      isDue.current = true;
    },
  };
}
