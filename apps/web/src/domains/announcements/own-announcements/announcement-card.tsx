import type { OwnAnnouncement } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { firstWordsOf } from '@muster/contract/formatted-text.rules.ts';
import { now } from '../../../platform/clock/clock.ts';
import { ageText } from '../../../platform/format/relative-time.ts';
import { Card } from '../../../ui/card/card.tsx';
import { MessageRow } from '../../../ui/message-row/message-row.tsx';
import { AnnouncementKindBadge } from '../announcement-badges.tsx';
import styles from './own-announcements.module.css';

const longestText = 160;

/** An announcement on the home screen of a client user. */
export function AnnouncementCard({ announcements, zone, onOpen }: AnnouncementCardProps) {
  return (
    <Card title="Announcements" flush>
      <ul className={styles.list} aria-label="Announcements">
        {announcements.map(({ id, title, body, kind, publish_at, read_at }) => (
          <MessageRow
            key={id}
            title={title}
            badge={kind === 'information' ? null : <AnnouncementKindBadge kind={kind} />}
            text={firstWordsOf(body, longestText)}
            time={ageText(publish_at, { now: now(), zone })}
            isUnread={read_at === null}
            onOpen={() => onOpen(id)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface AnnouncementCardProps {
  readonly announcements: readonly OwnAnnouncement[];
  readonly zone: string;
  readonly onOpen: (id: number) => void;
}
