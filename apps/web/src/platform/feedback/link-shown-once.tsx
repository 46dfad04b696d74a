import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { copyText } from './copy-text.ts';
import styles from './link-shown-once.module.css';
import { sayCopied } from './say-copied.ts';

/** A secret link while it is new. Only its hash is stored. */
export function LinkShownOnce({ url }: { readonly url: string }) {
  return (
    <Notice tone="green">
      Copy the link now. It won't be shown again.
      <p className={styles.link}>{url}</p>
      <Button small onClick={() => void copyText(url).then(sayCopied)}>
        Copy link
      </Button>
    </Notice>
  );
}
