import type { ReactNode } from 'react';
import { AnchorButton } from '../../ui/button/anchor-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './account-forms.module.css';
import type { MailedLink, Timezones } from './mailed-link.ts';

/** Shows the form of a mailed link if the link is valid, otherwise what to do. */
export function MailedLinkGate({ link, invalid, children }: MailedLinkGateProps) {
  if (link.state === 'valid') return children(link.timezones);
  if (link.state === 'checking') {
    return (
      <div className={styles.form} role="status" aria-label="Checking your link">
        <Skeleton width="34%" height={12} />
        <Skeleton height={36} />
        <Skeleton height={36} />
      </div>
    );
  }
  if (link.state === 'failed') {
    return (
      <div className={styles.form}>
        <Notice tone="red" title="Your link could not be checked">
          {link.text}
        </Notice>
        <Button wide onClick={link.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (link.state === 'joins') return null;
  return (
    <div className={styles.form}>
      <Notice tone="amber" title="This link no longer works">
        {invalid}
      </Notice>
      <AnchorButton href="/forgot-password" tone="primary" wide>
        Request a new link
      </AnchorButton>
      <AnchorButton href="/user-login" wide>
        Back to sign in
      </AnchorButton>
    </div>
  );
}

interface MailedLinkGateProps {
  readonly link: MailedLink;
  /** What to do about a link that is used, expired or incomplete. */
  readonly invalid: string;
  readonly children: (timezones: Timezones) => ReactNode;
}
