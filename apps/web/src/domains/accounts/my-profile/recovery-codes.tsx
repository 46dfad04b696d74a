import { IconCopy, IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../platform/api/save-file.ts';
import { copyText } from '../../../platform/feedback/copy-text.ts';
import { showError, showSuccess } from '../../../platform/feedback/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './my-profile.module.css';

/** Shown once: afterwards the portal has only their hashes. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text)) showSuccess('Recovery codes have been successfully copied to clipboard.');
    else showError('The browser did not allow copying. Download the codes instead.');
  };
  const download = () =>
    saveFile({ blob: new Blob([text], { type: 'text/plain' }), fileName: null }, 'muster-recovery-codes.txt');
  return (
    <div className={styles.dialog}>
      <Notice tone="amber" title="Save these codes now">
        They are shown only once. Each code signs you in once without your phone. Keep them with your passwords.
      </Notice>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button icon={<IconDownload aria-hidden="true" />} onClick={download}>
          Download
        </Button>
        <Button tone="primary" onClick={onDone} data-autofocus="">
          I've saved my codes
        </Button>
      </div>
    </div>
  );
}
