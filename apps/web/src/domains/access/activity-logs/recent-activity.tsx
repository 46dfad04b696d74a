import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import { activityKinds } from '@muster/contract/domains/access/activity.constants.ts';
import { IconBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { instantOf, now } from '../../../platform/clock/clock.ts';
import { clockText, dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { recordActivityQuery } from '../access.queries.ts';
import { personText } from './activity.columns.tsx';
import { isJoined, joinedWords } from './activity-words.ts';
import styles from './recent-activity.module.css';

const shownLines = 12;

/** The newest entries about a record in words, by day; `to` leads to all of them. */
export function RecentActivity({ kind, id, to }: RecentActivityProps) {
  const zone = useViewerZone();
  const lines = useQuery(recordActivityQuery({ kind, id, rows: shownLines, kinds: activityKinds }));
  return (
    <section aria-label="Recent activity">
      <div className={styles.head}>
        <h2 className={styles.title}>Activity</h2>
        <Link to={to} className={styles.all}>
          See all
        </Link>
      </div>
      <Loaded of={lines} thing="activity">
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.none}>No activity yet.</p>
          ) : (
            daysOf(data, zone).map(({ day, entries }) => (
              <div key={day}>
                <h3 className={styles.day}>
                  {day === dayAt(now(), zone) ? `Today, ${formatWeekday(day)}` : formatWeekday(day)}
                </h3>
                <ol className={styles.lines}>
                  {entries.map((lines) => (
                    <Entry key={lines[0].id} lines={lines} zone={zone} />
                  ))}
                </ol>
              </div>
            ))
          )
        }
      </Loaded>
    </section>
  );
}

interface RecentActivityProps {
  readonly kind: string;
  readonly id: number;
  readonly to: string;
}

/** Lines that are said in one sentence, the newest first. */
type Joined = readonly [ActivityLog, ...ActivityLog[]];

function Entry({ lines, zone }: { readonly lines: Joined; readonly zone: string }) {
  const [line] = lines;
  const isPortal = line.actor?.id == null;
  return (
    <li className={styles.line}>
      {isPortal ? (
        <span className={styles.portal} aria-hidden="true">
          <IconBolt size={13} />
        </span>
      ) : (
        <Initials name={personText(line)} size={24} />
      )}
      <div>
        <p>
          <strong>{isPortal ? 'Muster' : personText(line)}</strong> {joinedWords(lines)}
        </p>
        <p className={styles.time}>{clockText(line.at, zone)}</p>
      </div>
    </li>
  );
}

/** Entries are newest first, so those of a day, and those of a minute, follow each other. */
function daysOf(lines: readonly ActivityLog[], zone: string) {
  const days = new Map<string, Joined[]>();
  for (const line of lines) {
    const day = dayAt(instantOf(line.at) ?? 0, zone);
    const entries = days.get(day) ?? [];
    const latest = entries.at(-1);
    if (latest && isJoined(latest[0], line)) entries[entries.length - 1] = [...latest, line];
    else entries.push([line]);
    days.set(day, entries);
  }
  return [...days].map(([day, entries]) => ({ day, entries }));
}
