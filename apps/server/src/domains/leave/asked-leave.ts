import { invalidInput, Problem } from '@muster/contract';
import { dayOutOfBounds } from '@muster/contract/day-bounds.rules.ts';
import { seesEveryLeaveType, seesOwnLeaveTypes } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import {
  type LeaveDay,
  type LeaveProblem,
  leaveDays,
  leaveMinutes,
  leaveProblem,
  partsOf,
} from '@muster/contract/domains/leave/leave-days.rules.ts';
import { leaveDaysOf } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { leaveRequestLabels as labels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAreas } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import type { RequestedPart } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { firstOpenDay } from '@muster/contract/domains/shifts/open-days.rules.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { addDays, daysBetween, weekdayText } from '@muster/contract/plain-day.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { PlannedShift } from '../shifts/index.ts';
import type { PolicyAccount } from './accrue-leave.ts';
import { availableOn, coverFor } from './available-leave.ts';
import type { RequestableType } from './leave-choices.repository.ts';
import type { LeavePerson } from './leave-people.repository.ts';
import { requestedDays } from './leave-requests.repository.ts';
import { accountsOf, employmentEnd, personOf, planOf, typesOf } from './own-leave.ts';

export interface AskedPerson {
  readonly person: LeavePerson;
  /** Staff file for somebody whom they reach. */
  readonly isForAnother: boolean;
  /** Also types that only the employee and HR may see. */
  readonly everyType: boolean;
}

/**
 * The employee of a request: the viewer, or somebody within reach, also after they left. @throws Problem forbidden for a viewer who is no
 * employee, invalid-input for somebody out of reach, as for a missing one
 */
export async function askedPerson(ctx: Ctx, employeeId: number | null | undefined, day: string): Promise<AskedPerson> {
  const id = employeeId ?? ctx.viewer.employeeId;
  if (id === null) throw new Problem('forbidden', 'Only employees take leave. Choose an employee.');
  // The link alone opens leave: an address may be wrong, or shared (record 091).
  const isOwn = id === ctx.viewer.employeeId;
  const reach = reachOf(ctx.viewer, leaveRequestAreas.requests);
  const person = await personOf(ctx.db, { id, day, reach });
  const mayAsk = (asked: LeavePerson) =>
    isOwn ? asked.is_active : asked.is_reached && (asked.is_active || asked.has_left) && !isOwnRecord(ctx.viewer, id);
  if (!person || !mayAsk(person)) throw invalidInput({ employee_id: [say.invalid(labels.employee_id)] });
  return {
    person,
    isForAnother: !isOwn,
    everyType: isOwn ? seesOwnLeaveTypes(ctx.viewer) : seesEveryLeaveType(ctx.viewer),
  };
}

/** Of somebody who left, the days until then can be asked for. @throws Problem invalid-input */
async function assertEmployed(ctx: Ctx, { id, name, is_active: isActive }: LeavePerson, first: string): Promise<void> {
  if (isActive) return;
  const until = await employmentEnd(ctx.db, id, first);
  if (until !== null && until < first)
    throw invalidInput({ first_day: [`${name} was not employed on ${weekdayText(first)}.`] });
}

export interface AskedLeave {
  readonly leaveTypeId: number;
  readonly first: string;
  readonly last: string;
  readonly parts: readonly RequestedPart[];
}

export interface LeaveAnswer {
  readonly type: RequestableType;
  readonly days: readonly LeaveDay[];
  readonly planned: ReadonlyMap<string, PlannedShift>;
  readonly accounts: readonly PolicyAccount[];
  readonly available: number;
  readonly problem: LeaveProblem | null;
  readonly isLate: boolean;
}

/** What a request takes and why it would be refused. @throws Problem invalid-input for an unknown type, a day too far away or outside the employment */
export async function answerLeave(ctx: Ctx, asked: AskedPerson, leave: AskedLeave): Promise<LeaveAnswer> {
  const { person, isForAnother, everyType } = asked;
  const { leaveTypeId, first, last } = leave;
  const today = todayAtHome(ctx);
  assertNear(leave, today);
  await assertEmployed(ctx, person, first);
  const [type] = await typesOf(ctx.db, {
    ...{ employeeId: person.id, everyType, typeId: leaveTypeId },
    ofOwnCountry: !isForAnother,
  });
  if (!type) throw invalidInput({ leave_type_id: [say.invalid(labels.leave_type_id)] });
  const planned = await planOf(ctx.db, { employeeId: person.id, first, last, withLeave: true });
  const parts = partsOf(leave.parts.map(({ day, part, minutes }) => ({ day, part, asked_minutes: minutes })));
  const days = leaveDays(first, last, planned, {
    ...{ unit: type.unit, parts },
    employedUntil: await employmentEnd(ctx.db, person.id, first),
  });
  const accounts = await accountsOf(ctx.db, person.id);
  const others = await requestedDays(ctx.db, { employeeId: person.id, first, last, exceptId: null });
  const minutes = leaveMinutes(days);
  const cover = coverFor(type, accounts, { days });
  const available = minutes === 0 ? availableOn(type, accounts, last) : cover.left + minutes;
  const problem = leaveProblem({
    type,
    days,
    parts,
    others,
    availableMinutes: available,
    lackingMinutes: cover.lacking,
    lackingOn: cover.lackingOn,
    today,
    startDate: person.start_date,
    isForAnother,
  });
  return { type, days, planned, accounts, available, problem, isLate: first < today };
}

interface ApprovedLeave {
  readonly minutes: number;
  readonly first: string;
  readonly today: string;
  readonly type: Pick<RequestableType, 'paid_percent'>;
  readonly person: Pick<LeavePerson, 'client_approves'>;
}

/** What an approval policy may decide by. */
export const approvalFacts = ({ minutes, first, today, type, person }: ApprovedLeave) => ({
  days: leaveDaysOf(minutes),
  days_ahead: daysBetween(today, first),
  is_paid: type.paid_percent > 0,
  client_approval: person.client_approves,
});

/** Schedules of earlier months are closed. */
function assertNear({ first, last }: AskedLeave, today: string): void {
  const bounds = { first: firstOpenDay(today), last: addDays(today, mostDaysAhead) };
  for (const [field, label, day] of [
    ['first_day', labels.first_day, first],
    ['last_day', labels.last_day, last],
  ] as const) {
    const problem = dayOutOfBounds(label, day, bounds);
    if (problem !== null) throw invalidInput({ [field]: [problem] });
  }
  if (last < first) throw invalidInput({ last_day: ['The last day must not be before the first day.'] });
}

const mostDaysAhead = 365;
