import { Fragment, type ReactNode, useCallback, useState } from 'react';
import type { PanelProps } from './lazy-panel.tsx';

/**
 * A panel or dialog that is opened for a subject. Render `panel`; it stays on the page while it closes.
 * `useLazyPanel((office: Office | null, state) => <OfficePanel office={office} {...state} />)`. Each opening starts a
 * new panel, so that a form starts from its values.
 */
export function useLazyPanel<Subject>(render: (subject: Subject, state: Required<PanelProps>) => ReactNode) {
  const [opening, setOpening] = useState<Opening<Subject> | null>(null);
  const open = useCallback(
    (subject: Subject) => setOpening((before) => ({ subject, turn: (before?.turn ?? 0) + 1, opened: true })),
    [],
  );
  const close = useCallback(() => setOpening((before) => before && { ...before, opened: false }), []);
  const shown = opening && (
    <Fragment key={opening.turn}>{render(opening.subject, { opened: opening.opened, onClose: close })}</Fragment>
  );
  // The outer one keeps the turns of two panels of a page apart.
  const panel = shown && <Fragment>{shown}</Fragment>;
  return { open, close, panel };
}

interface Opening<Subject> {
  readonly subject: Subject;
  readonly turn: number;
  readonly opened: boolean;
}
