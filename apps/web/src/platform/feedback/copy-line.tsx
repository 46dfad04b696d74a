import { messages } from '@muster/contract/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './copy-line.module.css';
import { copyText } from './copy-text.ts';
import { showError, showSuccess } from './toasts.ts';

/** A line to pass on, such as a command. */
export function CopyLine({ text, thing }: CopyLineProps) {
  const copy = async () => {
    if (await copyText(text)) showSuccess('Copied.');
    else showError(messages.toast.failedWhile('copying', thing));
  };
  return (
    <div className={styles.line}>
      <code>{text}</code>
      <Button small onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}

interface CopyLineProps {
  readonly text: string;
  /** Named if it could not be copied: 'the command'. */
  readonly thing: string;
}
