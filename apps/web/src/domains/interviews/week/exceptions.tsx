import { minuteOfClock } from '@muster/contract/clock-time.ts';
import type { AvailabilityRecord } from '@muster/contract/domains/interviews/availability-answers.ts';
import { homeZone } from '@muster/contract/time.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { hasClockOfHome, zoneCity } from '../../../platform/format/zones.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { availabilityValuesOf } from '../availability-values.ts';
import { shownHours } from '../paint-hours.ts';
import { shortClockRange } from '../short-range.ts';
import styles from './exceptions.module.css';
import { homeRangeText, rangeText } from './week-days.ts';

/** The days with other hours and the busy times from today on, each in both zones. */
export function Exceptions({ record }: { readonly record: AvailabilityRecord }) {
  const zone = record.timezone.name;
  const now = useMinute();
  const today = dayAt(now, zone);
  const { weekly } = availabilityValuesOf(record, record.timezone);
  const days = record.days.filter(({ day }) => day >= today);
  const busy = record.busy.filter(({ ends_at }) => (instantOf(ends_at) ?? 0) > now);
  return (
    <div className={styles.cards}>
      <Card title="Date overrides" note={days.length || undefined} flush>
        {days.length === 0 ? <CardNote>No dates with other hours.</CardNote> : null}
        <ul className={styles.list}>
          {days.map(({ day, note, hours }) => {
            const usual = shownHours({ weekly, days: [] }, day).map((one) => rangeText(spanOf(one)));
            return (
              <li key={day}>
                <b>{formatWeekday(day)}</b>
                {hours.length === 0 ? <span>No interviews</span> : null}
                {hours.map((one) => (
                  <span key={one.start}>
                    {rangeText(spanOf(one))}
                    <Home text={homeRangeText(day, spanOf(one), zone)} />
                  </span>
                ))}
                <small>{usual.length === 0 ? 'Instead of no hours' : `Instead of ${usual.join(', ')}`}</small>
                {note ? <small>{note}</small> : null}
              </li>
            );
          })}
        </ul>
      </Card>
      <Card title="Busy times" note={busy.length || undefined} flush>
        {busy.length === 0 ? <CardNote>No busy times.</CardNote> : null}
        <ul className={styles.list}>
          {busy.map(({ starts_at, ends_at }) => (
            <li key={starts_at}>
              <b>{formatWeekday(dayAt(instantOf(starts_at) ?? 0, zone))}</b>
              <span>
                {shortClockRange(starts_at, ends_at, zone)}
                <Home
                  text={
                    hasClockOfHome(zone)
                      ? null
                      : `${shortClockRange(starts_at, ends_at, homeZone)} ${zoneCity(homeZone)}`
                  }
                />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Home({ text }: { readonly text: string | null }) {
  return text === null ? null : <span className={styles.home}>{text}</span>;
}

const spanOf = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  from: minuteOfClock(start),
  until: minuteOfClock(end),
});
