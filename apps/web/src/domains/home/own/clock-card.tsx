import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { Fragment } from 'react';
import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange, clockThere } from '../../../platform/format/zone-times.ts';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { onLeaveText } from '../../attendance/index.ts';
import styles from './clock-card.module.css';
import { type ClockFace, clockFace, type FigurePart, waitParts, workedParts } from './clock-face.ts';
import { Bar, Facts } from './clock-parts.tsx';
import { ClockStateBadge } from './clock-state-badge.tsx';
import { useMinute } from './own.queries.ts';
import card from './own-card.module.css';
import { isWorked, type OwnAttendance, type OwnClock, ownClock } from './own-clock.ts';
import { PunchButtons, punchOrder } from './punch-buttons.tsx';

/**
 * The worked time or the next shift, the next punch with one click, and the hours of the shift: on the viewer's clock,
 * then the client's.
 */
export function ClockCard({ own, zone, client }: ClockCardProps) {
  const at = useMinute();
  const clock = ownClock(own, zone, at);
  const isOver = at >= (instantOf(clock.day?.ends_at ?? '') ?? Number.POSITIVE_INFINITY);
  const face = clockFace(clock, at, zone);
  const primary = primaryOf(own.next ?? [], isOver, face);
  return (
    <section className={classNames(cards.box, card.card)} aria-label="Clock">
      <div className={styles.clockHead}>
        <div>
          <p className={styles.place}>
            <ClockStateBadge state={clock.state} />
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
          <PunchButtons next={own.next} primary={primary} zone={zone} />
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

/** The break while working, clocking out from the planned end on; nothing while clocking in would count for no shift. */
function primaryOf(next: readonly PunchKind[], isOver: boolean, face: ClockFace): PunchKind | null {
  if (face.kind === 'none' || (face.kind === 'next' && face.early !== 'in time')) return null;
  if (isOver && next.includes('out')) return 'out';
  return punchOrder.find((kind) => next.includes(kind)) ?? null;
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
      {before ? <span data-before="">{before}</span> : null}
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
  if (face.kind === 'next' && face.early === 'in time') return missed;
  if (face.kind === 'next' && face.early === 'same day') return [...missed, 'Clocking in now is early for this shift.'];
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
