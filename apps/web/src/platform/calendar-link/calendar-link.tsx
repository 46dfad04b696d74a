import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { LinkShownOnce } from '../feedback/link-shown-once.tsx';
import { formatDateTime } from '../format/dates.ts';
import { useViewerZone } from '../session/account-queries.ts';
import styles from './calendar-link.module.css';

/** What a secret link shows, the link itself while it is new, and when it was created. */
export function CalendarLink({ feed, url, children }: CalendarLinkProps) {
  const zone = useViewerZone();
  return (
    <div className={styles.feed}>
      {children}
      {url === null ? (
        <p>
          {feed === null
            ? 'No link yet.'
            : `Link created on ${formatDateTime(feed.created_at, zone)}. If you lost it, replace it.`}
        </p>
      ) : (
        <LinkShownOnce url={url} />
      )}
    </div>
  );
}

/** The buttons for a link that exists, or not yet. */
export function CalendarLinkButtons({ isActive, small = false, onCreate, onRevoke }: CalendarLinkButtonsProps) {
  return (
    <div className={styles.steps}>
      {isActive ? (
        <Button small={small} onClick={onRevoke}>
          Revoke link
        </Button>
      ) : null}
      <Button small={small} onClick={onCreate}>
        {isActive ? 'Replace link' : 'Create link'}
      </Button>
    </div>
  );
}

interface CalendarLinkProps {
  readonly feed: { readonly created_at: string } | null;
  /** Null: it is not new, so it cannot be shown. */
  readonly url: string | null;
  readonly children: ReactNode;
}

interface CalendarLinkButtonsProps {
  readonly isActive: boolean;
  readonly small?: boolean;
  readonly onCreate: () => void;
  readonly onRevoke: () => void;
}
