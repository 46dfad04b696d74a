import { lazy, Suspense, useState } from 'react';
import type { ShiftFormSubject } from './shift-form-values.ts';

const ShiftForm = lazy(() => import('./shift-form.panel.tsx').then((part) => ({ default: part.ShiftFormPanel })));

/** The form's code is loaded with the first opening; each opening starts a new form. */
export function LazyShiftForm({ subject, onClose }: LazyShiftFormProps) {
  const [opening, setOpening] = useState({ subject, turn: 0 });
  if (subject !== null && subject !== opening.subject) setOpening({ subject, turn: opening.turn + 1 });
  if (opening.subject === null) return null;
  return (
    <Suspense>
      <ShiftForm key={opening.turn} subject={opening.subject} opened={subject !== null} onClose={onClose} />
    </Suspense>
  );
}

interface LazyShiftFormProps {
  /** Null: closed. */
  readonly subject: ShiftFormSubject | null;
  readonly onClose: () => void;
}
