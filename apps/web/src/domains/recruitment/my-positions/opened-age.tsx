import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { ageText, agoText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';

/** Positions are open for weeks, and their age says more than the day. */
const fullAfterDays = 3650;

/** How long a position has been open. `isInSentence`: '9 days ago'. */
export function OpenedAge({ at, isInSentence = false }: { readonly at: string; readonly isInSentence?: boolean }) {
  const zone = useViewerZone();
  const now = useMinute();
  const text = isInSentence ? agoText : ageText;
  return (
    <time dateTime={at} title={formatDateTime(at, zone)}>
      {text(at, { now, zone, fullAfterDays })}
    </time>
  );
}
