import { withBreaks } from '../../ui/email/email-link.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { copyText } from '../feedback/copy-text.ts';
import { showSuccess } from '../feedback/toasts.ts';
import styles from './copy-fact.module.css';

/** A value that a click copies, or, where it has no room, `shown` instead. */
export function CopyFact({ what, text, shown }: CopyFactProps) {
  const copy = async () => {
    if (await copyText(text)) showSuccess(`${what} copied.`);
  };
  const hint = `Copy ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  return (
    <Tooltip text={shown === undefined ? hint : text}>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {shown ?? withBreaks(text)}
      </button>
    </Tooltip>
  );
}

interface CopyFactProps {
  readonly what: string;
  readonly text: string;
  readonly shown?: string;
}
