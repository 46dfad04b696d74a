import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './restored-draft.module.css';

/** Says at the top of a form that a draft was restored, and offers to discard it. */
export function RestoredDraft({ text, onDiscard }: { readonly text?: string; readonly onDiscard: () => void }) {
  return (
    <div className={styles.restored}>
      <Notice
        title="Your draft was restored"
        action={
          <Button small onClick={onDiscard}>
            Discard draft
          </Button>
        }
      >
        {text ?? 'Check what you typed before you save.'}
      </Notice>
    </div>
  );
}
