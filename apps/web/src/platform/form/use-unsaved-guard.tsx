import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { sessionState } from '../session/session-store.ts';

/**
 * Protects unsaved changes: `leave` continues immediately if nothing has changed and asks otherwise; the Back button, a
 * link to another page and closing the browser's tab ask too. Render `dialog` anywhere.
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

/**
 * Only rendered while there are unsaved changes: the router accepts one blocker at a time, and a page may have several
 * forms.
 */
function PageGuard() {
  useEffect(() => {
    // An expired session leaves the page without asking, and keeps a draft.
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
      Your changes have not been saved.
    </ConfirmDialog>
  );
}

interface UnsavedGuard {
  readonly leave: (next: () => void) => void;
  readonly dialog: ReactNode;
}
