import {
  type PunchKind,
  punchLabels,
  repeatedTapMinutes,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import { type Micros, microsOf } from '@muster/contract/domains/attendance/day-facts.ts';
import {
  type AddedPunch,
  followSequence,
  type SequenceProblem,
} from '@muster/contract/domains/attendance/punch-sequence.rules.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { punchesImported } from './attendance.events.ts';
import {
  type ImportedPunch,
  insertImportedPunches,
  type PunchSurroundings,
  punchSurroundings,
} from './imported-punch.repository.ts';
import { instantText } from './instant-text.ts';
import { daysHealed } from './settle-days.ts';

type ImportingContext = Pick<BaseContext, 'db' | 'clock' | 'announce'>;

/** A punch of a file. */
export interface FilePunch extends AddedPunch {
  readonly employeeId: number;
  /** Where it was clocked, IANA. */
  readonly zone: string;
}

/** `stored`: it was imported before; `repeated`: a second tap, which does not count. */
export type PunchVerdict =
  | { readonly kind: 'stored' }
  | { readonly kind: 'repeated'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'added'; readonly workDate: string; readonly isLocked: boolean };

/** What becomes of each punch of a file, by row number. The punches may come in any order; none is twice in the file. */
export async function checkPunches(
  { db, clock }: Pick<ImportingContext, 'db' | 'clock'>,
  punches: readonly FilePunch[],
): Promise<ReadonlyMap<number, PunchVerdict>> {
  const now = microsOf(clock.now());
  const verdicts = new Map<number, PunchVerdict>();
  const possible = punches.filter(({ row, at }) => {
    const reason = reasonOfTime(at, now);
    if (reason !== null) verdicts.set(row, { kind: 'refused', reason });
    return reason === null;
  });
  const byPerson = Map.groupBy(possible, ({ employeeId }) => employeeId);
  const ids = [...byPerson.keys()];
  for (let start = 0; start < ids.length; start += peopleAtOnce) {
    const some = ids.slice(start, start + peopleAtOnce);
    const own = some.flatMap((id) => byPerson.get(id) ?? []);
    for (const around of await punchSurroundings(db, some, rangeOf(own)))
      checkOwn(byPerson.get(around.employeeId) ?? [], around, verdicts);
  }
  return verdicts;
}

const peopleAtOnce = 200;

function reasonOfTime(at: Micros, now: Micros): string | null {
  if (at > now) return 'The Time is in the future.';
  const days = (now - at) / (24 * 60 * 60 * 1_000_000);
  return days > daysHealed - 2
    ? `The Time is more than ${daysHealed - 2} days ago: those days are not computed any more.`
    : null;
}

function rangeOf(punches: readonly FilePunch[]): { readonly first: string; readonly last: string } {
  const times = punches.map(({ at }) => at).toSorted((one, other) => one - other);
  return { first: instantText(times[0] ?? 0), last: instantText(times.at(-1) ?? 0) };
}

function checkOwn(
  punches: readonly FilePunch[],
  { stored, planned, locks, employed }: PunchSurroundings,
  verdicts: Map<number, PunchVerdict>,
): void {
  const known = new Set(stored.map(({ kind, at }) => `${kind} ${at}`));
  for (const { row, kind, at } of punches) if (known.has(`${kind} ${at}`)) verdicts.set(row, { kind: 'stored' });
  const added = punches.filter(({ row }) => !verdicts.has(row));
  const ownZone = added[0]?.zone ?? 'UTC';
  const { workDates, problems, repeats } = followSequence(added, stored, { planned, ownZone });
  for (const { row, kind, zone } of added) {
    const repeated = repeats.get(row);
    if (repeated !== undefined) {
      verdicts.set(row, { kind: 'repeated', reason: repeatText(kind, repeated, zone) });
      continue;
    }
    const workDate = workDates.get(row) ?? '';
    const isLocked = locks.some(({ first, last }) => first <= workDate && workDate <= last);
    const isEmployed = employed.some(({ first, last }) => first <= workDate && (last === null || workDate <= last));
    const problem = problems.get(row);
    if (!isEmployed)
      verdicts.set(row, { kind: 'refused', reason: `The employee was not employed on ${dayText(workDate)}.` });
    else if (problem) verdicts.set(row, { kind: 'refused', reason: sequenceText(problem, zone) });
    else verdicts.set(row, { kind: 'added', workDate, isLocked });
  }
}

function repeatText(kind: PunchKind, at: Micros, zone: string): string {
  return `Repeats '${punchLabels[kind]}' of ${localText(at, zone, 'second')}. Taps within ${repeatedTapMinutes} minutes count once.`;
}

function localText(at: Micros, zone: string, smallestUnit: 'minute' | 'second'): string {
  const time = Temporal.Instant.fromEpochMilliseconds(Math.floor(at / 1000)).toZonedDateTimeISO(zone);
  return `${time.toPlainDate()} ${time.toPlainTime().toString({ smallestUnit })}`;
}

function sequenceText({ kind, at, allowed, isStored }: SequenceProblem, zone: string): string {
  const when = localText(at, zone, 'minute');
  const which = isStored ? `The stored '${punchLabels[kind]}' of ${when}` : `'${punchLabels[kind]}' of ${when}`;
  const possible = allowed.map((each) => `'${punchLabels[each]}'`).join(' or ');
  return `${which} ${isStored ? 'would not follow this punch' : 'does not follow the punch before it'}. Possible: ${possible}.`;
}

export async function storeImportedPunches(ctx: ImportingContext, punches: readonly ImportedPunch[]): Promise<void> {
  if (punches.length > 0) await insertImportedPunches(ctx.db, punches);
}

/** Their days are settled after the commit, a few people at a time, so that everybody can go on clocking. */
export async function announceImportedPunches(
  ctx: ImportingContext,
  punches: readonly Pick<ImportedPunch, 'employeeId' | 'workDate'>[],
): Promise<void> {
  const days = punches.map(({ workDate }) => workDate).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  const ids = [...new Set(punches.map(({ employeeId }) => employeeId))];
  for (let start = 0; start < ids.length; start += settledAtOnce)
    await ctx.announce(punchesImported, { employeeIds: ids.slice(start, start + settledAtOnce), first, last });
}

const settledAtOnce = 10;
