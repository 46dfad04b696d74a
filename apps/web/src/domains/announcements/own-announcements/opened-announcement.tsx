import type { OwnAnnouncement } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { FormattedText } from '../../../ui/formatted-text/formatted-text.tsx';
import { AnnouncementKindBadge } from '../announcement-badges.tsx';
import styles from './own-announcements.module.css';

/** The text of an announcement; the dialog shows its title. */
export function OpenedAnnouncement({ announcement, zone }: OpenedAnnouncementProps) {
  const { kind, publish_at, expires_at, body } = announcement;
  return (
    <div className={styles.opened}>
      <p className={styles.facts}>
        <AnnouncementKindBadge kind={kind} />
        <span>{formatDateTime(publish_at, zone)}</span>
        {expires_at ? <span>Valid until {formatDateTime(expires_at, zone)}</span> : null}
      </p>
      <FormattedText body={body} />
    </div>
  );
}

interface OpenedAnnouncementProps {
  readonly announcement: OwnAnnouncement;
  readonly zone: string;
}
