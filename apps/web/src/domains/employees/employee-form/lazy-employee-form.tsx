import { lazy, Suspense, useState } from 'react';
import type { FormOrigin, FormSubject } from './form-subject.ts';

const EmployeeForm = lazy(() =>
  import('./employee-form.panel.tsx').then((part) => ({ default: part.EmployeeFormPanel })),
);

/** The form's code, with its rules, is loaded with the first opening; each opening starts a new form. */
export function LazyEmployeeForm({ subject, shownOn = 'list', onClose }: LazyEmployeeFormProps) {
  const [opening, setOpening] = useState({ subject, turn: 0 });
  if (subject !== null && subject !== opening.subject) setOpening({ subject, turn: opening.turn + 1 });
  if (opening.subject === null) return null;
  return (
    <Suspense>
      <EmployeeForm
        key={opening.turn}
        subject={opening.subject}
        shownOn={shownOn}
        opened={subject !== null}
        onClose={onClose}
      />
    </Suspense>
  );
}

interface LazyEmployeeFormProps {
  /** Null: closed. */
  readonly subject: FormSubject | null;
  readonly shownOn?: FormOrigin;
  readonly onClose: () => void;
}
