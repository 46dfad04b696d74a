import { dayText } from '../../plain-day.ts';
import type { ScheduleStatus } from '../shifts/shifts.constants.ts';

/** One day of a schedule. Instants are ISO texts in UTC. */
export interface SwapShift {
  readonly work_date: string;
  readonly shift_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly status: ScheduleStatus;
  /** An approved swap decided about this day already. */
  readonly is_swapped: boolean;
}

export interface SwapParty {
  readonly name: string;
  /** At least two days before and after the days of the swap. */
  readonly plan: readonly SwapShift[];
  /** Days on which an approved swap gave the shift away. */
  readonly givenAway: readonly string[];
}

export interface SwapDays {
  /** The work date that the requester gives away. */
  readonly give: string;
  /** The colleague's work date in return; null: the colleague covers the shift. */
  readonly take: string | null;
}

export interface SwapQuestion extends SwapDays {
  readonly requester: SwapParty;
  readonly colleague: SwapParty;
  /** ISO text in UTC. */
  readonly now: string;
}

/** Why two people cannot exchange these days; null if they can. */
export function swapProblem({ requester, colleague, give, take, now }: SwapQuestion): string | null {
  const problem =
    givingProblem(requester, give, now) ??
    (take === null ? null : givingProblem(colleague, take, now)) ??
    (take === give ? null : takingProblem(colleague, give)) ??
    (take === null || take === give ? null : takingProblem(requester, take));
  if (problem !== null) return problem;
  const after = exchangedPlans({ requester: requester.plan, colleague: colleague.plan, give, take });
  if (take === give && isSameShift(shiftOn(requester.plan, give), shiftOn(colleague.plan, give)))
    return 'Both have the same shift on this day.';
  for (const [party, plan] of [
    [requester, after.requester],
    [colleague, after.colleague],
  ] as const) {
    const clash = overlapIn(plan);
    if (clash !== null) return `${party.name} would have two shifts that overlap on ${dayText(clash)}.`;
  }
  return null;
}

interface Plans extends SwapDays {
  readonly requester: readonly SwapShift[];
  readonly colleague: readonly SwapShift[];
}

/** The plans of both people after the exchange. */
export function exchangedPlans({ requester, colleague, give, take }: Plans): Pick<Plans, 'requester' | 'colleague'> {
  const given = shiftOn(requester, give);
  const taken = take === null ? undefined : shiftOn(colleague, take);
  return { requester: replaced(requester, give, taken), colleague: replaced(colleague, take, given) };
}

function replaced(plan: readonly SwapShift[], gone: string | null, gained: SwapShift | undefined): SwapShift[] {
  const kept = plan.filter(({ work_date }) => work_date !== gone && work_date !== gained?.work_date);
  return [...kept, ...(gained ? [gained] : [])].toSorted((one, other) => (one.work_date < other.work_date ? -1 : 1));
}

/** What an approved swap decides for one person on one work date; no shift: free. */
export interface SwappedDay {
  readonly employee_id: number;
  readonly work_date: string;
  readonly shift_id: number | null;
}

interface SwappedPair extends SwapDays {
  readonly requesterId: number;
  readonly colleagueId: number;
  readonly giveShiftId: number;
  readonly takeShiftId: number | null;
}

/** The days of both people that a swap decides. */
export function swappedDays({ requesterId, colleagueId, give, take, ...shift }: SwappedPair): SwappedDay[] {
  const day = (employee_id: number, work_date: string, shift_id: number | null) => ({
    employee_id,
    work_date,
    shift_id,
  });
  const gained = day(colleagueId, give, shift.giveShiftId);
  if (take === null) return [day(requesterId, give, null), gained];
  const taken = day(requesterId, take, shift.takeShiftId);
  if (take === give) return [taken, gained];
  return [day(requesterId, give, null), taken, gained, day(colleagueId, take, null)];
}

const shiftOn = (plan: readonly SwapShift[], day: string) => plan.find(({ work_date }) => work_date === day);

const isSameShift = (one: SwapShift | undefined, other: SwapShift | undefined) =>
  one !== undefined && one.starts_at === other?.starts_at && one.ends_at === other.ends_at;

function givingProblem({ name, plan, givenAway }: SwapParty, day: string, now: string): string | null {
  const shift = shiftOn(plan, day);
  if (givenAway.includes(day) || shift?.is_swapped) return `${name} has already swapped ${dayText(day)}.`;
  if (shift?.status !== 'scheduled') return `${name} has no shift to give on ${dayText(day)}.`;
  return shift.starts_at <= now ? `The shift of ${name} on ${dayText(day)} has begun.` : null;
}

/** Colleagues do not see whether it is leave or something else. */
function takingProblem({ name, plan, givenAway }: SwapParty, day: string): string | null {
  const shift = shiftOn(plan, day);
  const isFree = !givenAway.includes(day) && (shift === undefined || shift.status === 'restday');
  return isFree ? null : `${name} is not free on ${dayText(day)}.`;
}

/** The work date of a shift that begins before the one before it ends. */
function overlapIn(plan: readonly SwapShift[]): string | null {
  const worked = plan
    .filter(({ status }) => status === 'scheduled')
    .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
  const clash = worked.find((shift, at) => shift.starts_at < (worked[at - 1]?.ends_at ?? ''));
  return clash?.work_date ?? null;
}
