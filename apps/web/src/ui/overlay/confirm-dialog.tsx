import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { AppModal, type DialogSize } from './app-modal.tsx';
import styles from './confirm-dialog.module.css';

/** Asks before something that cannot be undone. While `busy` it stays open, and the button shows the progress. */
export function ConfirmDialog({
  opened,
  title,
  children,
  danger,
  busy,
  error,
  onConfirm,
  onClose,
  ...rest
}: ConfirmProps) {
  const confirmLabel = rest.confirmLabel === undefined ? 'Confirm' : rest.confirmLabel;
  return (
    <AppModal
      opened={opened}
      onClose={busy ? () => undefined : onClose}
      title={title}
      size={rest.size}
      actions={
        <>
          <Button onClick={onClose} disabled={busy} data-autofocus={danger || confirmLabel === null || undefined}>
            {rest.cancelLabel ?? (confirmLabel === null ? 'Close' : 'Cancel')}
          </Button>
          {confirmLabel === null ? null : (
            <Button
              tone={danger ? 'danger' : 'primary'}
              busy={busy}
              onClick={onConfirm}
              data-autofocus={!danger || undefined}
            >
              {busy ? (rest.processingLabel ?? confirmLabel) : confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </AppModal>
  );
}

export interface ConfirmProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Why it failed, in one sentence. */
  readonly error?: string | null | undefined;
  /** Null: there is nothing to confirm, only to close. */
  readonly confirmLabel?: string | null | undefined;
  /** 'Deleting...' */
  readonly processingLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  readonly size?: DialogSize | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}
