import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText, formatClock, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange, clockThere, rangeThere } from '../../../platform/format/zone-times.ts';
import styles from './clock-card.module.css';
import { clockBar, type OwnClock } from './own-clock.ts';

/** The shift from its start to its end, with what was worked and where the present is. */
export function Bar({ clock, at, zone }: { readonly clock: OwnClock; readonly at: number; readonly zone: string }) {
  const bar = clockBar(clock, at);
  if (bar === null || clock.day === null) return null;
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className={styles.barBox} aria-hidden="true">
      <div className={styles.bar}>
        {bar.parts.map(({ kind, from, size }) => (
          <span
            key={`${kind} ${from}`}
            data-kind={kind}
            style={{ insetInlineStart: percent(from), width: percent(size) }}
          />
        ))}
        {bar.now === null ? null : <i style={{ insetInlineStart: percent(bar.now) }} />}
      </div>
      <div className={styles.barText}>
        <span>{clockText(clock.day.starts_at, zone)}</span>
        {bar.now === null || bar.now < 0.12 || bar.now > 0.86 ? null : (
          <b style={{ insetInlineStart: percent(bar.now) }}>Now</b>
        )}
        <span>{formatClock(bar.until, zone)}</span>
      </div>
    </div>
  );
}

interface ClockFact {
  readonly label: string;
  readonly value: string;
  readonly below: string | null;
}

/** The end of the shift, the breaks and the next shift. */
export function Facts({ clock, at, zone }: { readonly clock: OwnClock; readonly at: number; readonly zone: string }) {
  return (
    <dl className={styles.facts}>
      {factsOf(clock, at, zone).map(({ label, value, below }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className={styles.below}>{below}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(
  { state, day, firstIn, next, breakMinutes }: OwnClock,
  at: number,
  zone: string,
): readonly ClockFact[] {
  const ends = instantOf(day?.ends_at ?? '');
  const left = ends === null ? null : Math.ceil((ends - at) / 60_000);
  return [
    ...(day?.ends_at && left !== null
      ? [
          {
            label: left > 0 ? 'Shift ends' : 'Shift ended',
            value: clockText(day.ends_at, zone) ?? '–',
            below: clockThere(day.ends_at, day.zone, zone),
          },
          ...(left > 0 ? [{ label: 'Left today', value: minutesText(left), below: 'until the planned end' }] : []),
          ...(left <= 0 && state !== 'out'
            ? [{ label: 'Over by', value: minutesText(-left), below: 'after the planned end' }]
            : []),
        ]
      : []),
    ...(firstIn === null
      ? []
      : [{ label: 'Breaks', value: breakMinutes === 0 ? 'None yet' : minutesText(breakMinutes), below: 'today' }]),
    next?.starts_at
      ? {
          label: 'Next shift',
          value: `${formatWeekday(next.work_date)} · ${clockRange(next.starts_at, next.ends_at, zone)}`,
          below: rangeThere(next.starts_at, next.ends_at, next.zone, zone),
        }
      : { label: 'Next shift', value: 'None in the next 7 days', below: 'Ask your team lead' },
  ];
}
