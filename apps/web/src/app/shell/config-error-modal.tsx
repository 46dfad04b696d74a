import { signOut } from '../../domains/accounts/index.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { Button } from '../../ui/button/button.tsx';
import { AppModal } from '../../ui/overlay/app-modal.tsx';

export function ConfigErrorModal({ text, busy, onRetry }: ConfigErrorModalProps) {
  return (
    <AppModal
      opened
      fixed
      onClose={() => undefined}
      title="Your account is not set up yet"
      actions={
        <>
          <Button onClick={() => void signOut().catch(showProblem)}>Log out</Button>
          <Button tone="primary" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      {text}
    </AppModal>
  );
}

interface ConfigErrorModalProps {
  readonly text: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}
