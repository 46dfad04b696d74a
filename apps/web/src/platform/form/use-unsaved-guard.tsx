import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { sessionState } from '../session/session-store.ts';

/**
 * Keeps work from being lost: `leave` goes on at once while nothing was changed and asks otherwise; closing the browser's
 * tab asks too. Render `dialog` somewhere.
 */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const [pending, setPending] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    // An expired session leaves by itself, and keeps a draft.
    const ask = (event: BeforeUnloadEvent) => {
      if (!sessionState().expired) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    leave: (next) => {
      if (isDirty) setPending(() => next);
      else next();
    },
    dialog: (
      <ConfirmDialog
        opened={pending !== null}
        title="Discard unsaved changes?"
        danger
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onCancel={() => setPending(null)}
        onConfirm={() => {
          setPending(null);
          pending?.();
        }}
      >
        What you changed here has not been saved yet.
      </ConfirmDialog>
    ),
  };
}

interface UnsavedGuard {
  readonly leave: (next: () => void) => void;
  readonly dialog: ReactNode;
}
