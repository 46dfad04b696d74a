import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { sessionState } from '../session/session-store.ts';

/**
 * Keeps work from being lost: `leave` goes on at once while nothing was changed and asks otherwise; the Back button, a link
 * to another page and closing the browser's tab ask too. Render `dialog` somewhere.
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !sessionState().expired && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeavingPage = blocker.state === 'blocked';
  return {
    leave: (next) => {
      if (isDirty) setPending(() => next);
      else next();
    },
    dialog: (
      <ConfirmDialog
        opened={pending !== null || isLeavingPage}
        title="Discard unsaved changes?"
        danger
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onCancel={() => {
          setPending(null);
          if (isLeavingPage) blocker.reset();
        }}
        onConfirm={() => {
          setPending(null);
          pending?.();
          if (isLeavingPage) blocker.proceed();
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
