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
  return {
    leave: (next) => {
      if (isDirty) setPending(() => next);
      else next();
    },
    dialog: (
      <>
        <DiscardDialog
          opened={pending !== null}
          onClose={() => setPending(null)}
          onConfirm={() => {
            setPending(null);
            pending?.();
          }}
        />
        {isDirty && <PageGuard />}
      </>
    ),
  };
}

/** There while something is unsaved, and only then: the router takes one blocker at a time, and a page may hold several forms. */
function PageGuard() {
  useEffect(() => {
    // An expired session leaves by itself, and keeps a draft.
    const ask = (event: BeforeUnloadEvent) => {
      if (!sessionState().expired) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !sessionState().expired && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <DiscardDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

interface DiscardDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function DiscardDialog(props: DiscardDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Discard unsaved changes?"
      danger
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
    >
      What you changed here has not been saved yet.
    </ConfirmDialog>
  );
}

interface UnsavedGuard {
  readonly leave: (next: () => void) => void;
  readonly dialog: ReactNode;
}
