import { copyText } from '../../../platform/feedback/copy-text.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import styles from './details-header.module.css';

/** A value that a click copies. */
export function CopyFact({ what, text }: { readonly what: string; readonly text: string }) {
  const copy = async () => {
    if (await copyText(text)) showSuccess(`${what} copied.`);
  };
  return (
    <Tooltip text={`Copy ${what.charAt(0).toLowerCase()}${what.slice(1)}`}>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {text}
      </button>
    </Tooltip>
  );
}
