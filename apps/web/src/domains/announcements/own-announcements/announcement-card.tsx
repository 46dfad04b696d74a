import { firstWordsOf } from '@muster/contract/domains/announcements/announcement-text.rules.ts';
import type { OwnAnnouncement } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { now } from '../../../platform/clock/clock.ts';
import { formatRelative } from '../../../platform/format/relative-time.ts';
import { Card } from '../../../ui/card/card.tsx';
import { AnnouncementKindBadge } from '../announcement-badges.tsx';
import styles from './own-announcements.module.css';

const longestText = 160;

/** What the provider announces, on the home screen of its clients. */
export function AnnouncementCard({ announcements, zone, onOpen }: AnnouncementCardProps) {
  return (
    <Card title="Announcements" flush>
      <ul className={styles.list} aria-label="Announcements">
        {announcements.map((announcement) => {
          const { id, title, body, kind, publish_at, read_at } = announcement;
          return (
            <li key={id} className={styles.row} data-unread={read_at === null || undefined}>
              <button type="button" className={styles.body} onClick={() => onOpen(id)}>
                <span className={styles.head}>
                  <span className={styles.title}>
                    {title}
                    {read_at === null ? <span className={styles.hidden}> (unread)</span> : null}
                  </span>
                  {kind === 'information' ? null : <AnnouncementKindBadge kind={kind} />}
                </span>
                <span className={styles.words}>{firstWordsOf(body, longestText)}</span>
                <span className={styles.time}>{formatRelative(publish_at, { now: now(), zone })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface AnnouncementCardProps {
  readonly announcements: readonly OwnAnnouncement[];
  readonly zone: string;
  readonly onOpen: (id: number) => void;
}
