import { type PunchKind, punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { Tone } from '@muster/contract/state-words.ts';
import { IconCoffee, IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { Fragment } from 'react';
import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText, formatClock, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange, clockThere, rangeThere } from '../../../platform/format/zone-times.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { onLeaveText, usePunch } from '../../attendance/index.ts';
import styles from './clock-card.module.css';
import { type ClockFace, clockFace, type FigurePart, waitParts, workedParts } from './clock-face.ts';
import { useMinute } from './own.queries.ts';
import card from './own-card.module.css';
import { clockBar, isWorked, type OwnAttendance, type OwnClock, ownClock } from './own-clock.ts';

const icons = {
  in: <IconLogin2 aria-hidden="true" />,
  out: <IconLogout2 aria-hidden="true" />,
  break_start: <IconCoffee aria-hidden="true" />,
  break_end: <IconCoffee aria-hidden="true" />,
} as const;

const stateBadges = {
  working: { tone: 'green', text: 'Working' },
  break: { tone: 'blue', text: 'On break' },
  out: { tone: 'gray', text: 'Clocked out' },
} as const satisfies Readonly<Record<OwnClock['state'], { tone: Tone; text: string }>>;

/**
 * The worked time or the next shift, the next punch with one click, and the hours of the shift: on the viewer's clock,
 * then the client's.
 */
export function ClockCard({ own, zone, client }: ClockCardProps) {
  const at = useMinute();
  const clock = ownClock(own, zone, at);
  const { pending, clock: punch } = usePunch(zone);
  const badge = stateBadges[clock.state];
  const isOver = at >= (instantOf(clock.day?.ends_at ?? '') ?? Number.POSITIVE_INFINITY);
  const face = clockFace(clock, at);
  const primary = primaryOf(own.next ?? [], isOver, face);
  return (
    <section className={classNames(cards.box, card.card)} aria-label="Clock">
      <div className={styles.clockHead}>
        <div>
          <p className={styles.place}>
            <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
            <span>
              {clock.day?.shift ?? client}
              {clock.day?.shift && client ? <span className={styles.client}> · {client}</span> : null}
            </span>
          </p>
          <Face face={face} workedMinutes={clock.workedMinutes} />
          {linesOf(clock, face, { zone, isOver }).map((line) => (
            <p key={line} className={styles.worked}>
              {line}
            </p>
          ))}
        </div>
        <div className={styles.punches}>
          {buttonOrder.flatMap((kind) =>
            own.next?.includes(kind)
              ? [
                  <Button
                    key={kind}
                    tone={kind === primary ? 'primary' : 'default'}
                    icon={icons[kind]}
                    busy={pending === kind}
                    disabled={pending !== null && pending !== kind}
                    onClick={() => void punch(kind)}
                  >
                    {punchLabels[kind]}
                  </Button>,
                ]
              : [],
          )}
        </div>
      </div>
      {face.kind === 'worked' || face.kind === 'due' ? (
        <>
          <Bar clock={clock} at={at} zone={zone} />
          <Facts clock={clock} at={at} zone={zone} />
        </>
      ) : null}
    </section>
  );
}

interface ClockCardProps {
  readonly own: OwnAttendance;
  /** Of the viewer. */
  readonly zone: string;
  readonly client: string | null;
}

const buttonOrder: readonly PunchKind[] = ['in', 'break_start', 'break_end', 'out'];

/** The break while working, clocking out from the planned end on; nothing while clocking in would count for no shift. */
function primaryOf(next: readonly PunchKind[], isOver: boolean, face: ClockFace): PunchKind | null {
  if (face.kind === 'none' || (face.kind === 'next' && face.isEarly)) return null;
  if (isOver && next.includes('out')) return 'out';
  return buttonOrder.find((kind) => next.includes(kind)) ?? null;
}

function Face({ face, workedMinutes }: { readonly face: ClockFace; readonly workedMinutes: number }) {
  if (face.kind === 'none') return <p className={styles.noShift}>No shift in the next 7 days</p>;
  if (face.kind === 'worked') return <Figure parts={workedParts(workedMinutes)} />;
  return (
    <>
      <p className={styles.label}>{face.kind === 'due' ? 'Your shift began' : 'Next shift'}</p>
      {face.kind === 'due' ? (
        <Figure parts={waitParts(face.minutes)} after="ago" />
      ) : (
        <Figure parts={waitParts(face.minutes)} before="in" />
      )}
    </>
  );
}

interface FigureProps {
  readonly parts: readonly FigurePart[];
  readonly before?: string;
  readonly after?: string;
}

function Figure({ parts, before, after }: FigureProps) {
  return (
    <p className={styles.figure}>
      {before ? <span>{before}</span> : null}
      {parts.map(({ value, unit }) => (
        <Fragment key={unit}>
          {' '}
          {value}
          <span>{unit}</span>
        </Fragment>
      ))}
      {after ? <span> {after}</span> : null}
    </p>
  );
}

interface Place {
  readonly zone: string;
  readonly isOver: boolean;
}

function linesOf(clock: OwnClock, face: ClockFace, { zone, isOver }: Place): readonly string[] {
  const { day, firstIn } = clock;
  if (firstIn !== null)
    return [`Worked today · clocked in at ${clockText(firstIn, zone)}${punctualText(day, firstIn)}`];
  if (face.kind === 'due') return [`Not clocked in yet · your shift began at ${clockText(face.day.starts_at, zone)}`];
  const shift =
    face.kind === 'next'
      ? [
          [
            formatWeekday(face.day.work_date),
            clockRange(face.day.starts_at, face.day.ends_at, zone),
            clockThere(face.day.starts_at, face.day.zone, zone),
          ]
            .filter(Boolean)
            .join(' · '),
        ]
      : [];
  return [...shift, ...hintsOf(day, face, { zone, isOver })];
}

function hintsOf(day: OwnDay | null, face: ClockFace, { zone, isOver }: Place): readonly string[] {
  if (day?.status === 'on_leave') return [onLeaveText];
  const missed =
    isOver && day?.starts_at && isWorked(day.status)
      ? [`You did not clock in · your shift was ${clockRange(day.starts_at, day.ends_at, zone)}`]
      : [];
  if (face.kind === 'next' && !face.isEarly) return missed;
  return [...missed, 'Clocking in now counts as unscheduled time.'];
}

function punctualText(day: OwnDay | null, firstIn: string): string {
  const [planned, clocked] = [instantOf(day?.starts_at ?? ''), instantOf(firstIn)];
  if (planned === null || clocked === null) return '';
  const early = Math.floor((planned - clocked) / 60_000);
  if (early > 0) return `, ${minutesText(early)} early`;
  const late = Math.floor((clocked - planned) / 60_000);
  return late > 0 ? `, ${minutesText(late)} after the start` : ', on time';
}

function Bar({ clock, at, zone }: { readonly clock: OwnClock; readonly at: number; readonly zone: string }) {
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

function Facts({ clock, at, zone }: { readonly clock: OwnClock; readonly at: number; readonly zone: string }) {
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
