import { useCallback, useState } from 'react';

/**
 * What a panel or dialog is opened for. Each opening has its own number: use it as key, so that a form starts fresh.
 */
export interface Opening<Subject> {
  readonly subject: Subject;
  readonly turn: number;
  readonly opened: boolean;
}

/** Keeps the panel rendered while it closes; null before the first opening, so that its code loads only then. */
export function useOpening<Subject>() {
  const [opening, setOpening] = useState<Opening<Subject> | null>(null);
  const open = useCallback(
    (subject: Subject) => setOpening((before) => ({ subject, turn: (before?.turn ?? 0) + 1, opened: true })),
    [],
  );
  const close = useCallback(() => setOpening((before) => before && { ...before, opened: false }), []);
  return { opening, open, close };
}
