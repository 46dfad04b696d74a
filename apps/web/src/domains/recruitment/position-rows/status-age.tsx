import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { ageText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';

/** How long a position has had its status: 'for 9 days', 'since yesterday'. */
export function StatusAge({ since }: { readonly since: string }) {
  const zone = useViewerZone();
  const age = ageText(since, { now: useMinute(), zone, fullAfterDays });
  return (
    <time dateTime={since} title={formatDateTime(since, zone)}>
      {sinceText(age)}
    </time>
  );
}

/** Positions wait for months, and how long says more than the day. */
const fullAfterDays = 3650;

function sinceText(age: string): string {
  if (age === 'Just now') return 'since just now';
  return age === 'Yesterday' ? 'since yesterday' : `for\u00a0${age}`;
}
