import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import { type LeaveDay, leaveDays, leaveMinutes } from '@muster/contract/domains/leave/leave-days.rules.ts';
import { needsDocument } from '@muster/contract/domains/leave/leave-documents.rules.ts';
import { renewalAfter } from '@muster/contract/domains/leave/leave-forecast.rules.ts';
import type { PlannedLeaveDay } from '@muster/contract/domains/leave/leave-request-answers.ts';
import type { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { leaveApproval, mostDaysToChoose } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAreas } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { workedMinutesOf } from '@muster/contract/domains/shifts/shift-parts.rules.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { daysBetween } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { expectedSteps } from '../approvals/index.ts';
import type { PlannedShift } from '../shifts/index.ts';
import { type AskedPerson, answerLeave, approvalFacts, askedPerson } from './asked-leave.ts';
import { accountOf, availableOn, heldMinutes } from './available-leave.ts';
import type { CalendarDays } from './leave-calendar.repository.ts';
import { forecastOf, nextCredit, usedInYear } from './leave-forecast.ts';
import { requestedDays } from './leave-requests.repository.ts';
import { accountsOf, awayOf, colleaguesAway, holidaysOn, planOf, policyOn, typesOf } from './own-leave.ts';

type Calls = typeof leaveRequestsCalls;

/** @throws Problem forbidden, invalid-input */
export async function readLeaveChoices(
  ctx: Ctx,
  { query }: Pick<CallInput<Calls['choices']>, 'query'>,
): Promise<CallAnswer<Calls['choices']>> {
  if (query.employee_id === undefined && ctx.viewer.employeeId === null) return { policy: null, types: [] };
  const today = todayAtHome(ctx);
  const { person, everyType, isForAnother } = await askedPerson(ctx, query.employee_id, today);
  const types = await typesOf(ctx.db, {
    ...{ employeeId: person.id, everyType, typeId: null },
    ofOwnCountry: !isForAnother,
  });
  const accounts = await accountsOf(ctx.db, person.id);
  const policy = await policyOn(ctx.db, person.id, today);
  const spans = accounts.flatMap((account) => account.spans);
  return {
    policy: policy === undefined ? null : { name: policy, renews_on: renewalAfter(spans, today)?.day ?? null },
    types: mostFirst(
      types.map((type) => {
        const account = accountOf(type, accounts);
        return {
          leave_type_id: type.id,
          name: type.name,
          color: type.color,
          is_paid: type.paid_percent > 0,
          unit: type.unit,
          notice_days: type.notice_days,
          document_after_days: type.document_after_days,
          balance_minutes: type.entries.reduce((sum, one) => sum + (one.effective_on <= today ? one.minutes : 0), 0),
          held_minutes: heldMinutes(type),
          available_minutes: availableOn(type, accounts, today),
          used_minutes: usedInYear(account, today),
          next_credit: nextCredit(account, today),
        };
      }),
    ),
  };
}

interface Amounts {
  readonly available_minutes: number;
  readonly used_minutes: number;
}

/** The type with most days in the year first, used ones included; types without days keep their order. */
const mostFirst = <Type extends Amounts>(types: readonly Type[]): Type[] =>
  types.toSorted((one, other) => amountOf(other) - amountOf(one));

const amountOf = ({ available_minutes: available, used_minutes: used }: Amounts) => Math.max(0, available) + used;

/** @throws Problem forbidden, invalid-input */
export async function readDaysToRequest(
  ctx: Ctx,
  { query: { employee_id, from: first, to: last } }: CallInput<Calls['days']>,
): Promise<CallAnswer<Calls['days']>> {
  const count = daysBetween(first, last) + 1;
  if (count < 1 || count > mostDaysToChoose) throw invalidInput({ to: [`Choose from 1 to ${mostDaysToChoose} days.`] });
  const { person } = await askedPerson(ctx, employee_id, first);
  const range = { employeeId: person.id, first, last };
  const planned = await planOf(ctx.db, { ...range, withLeave: true });
  return {
    days: await shownDays(ctx, { ...range, planned, days: leaveDays(first, last, planned, { unit: 'day' }) }),
    team: await awayOf(ctx.db, range),
  };
}

/** @throws Problem forbidden, invalid-input */
export async function previewLeave(
  ctx: Ctx,
  { query }: CallInput<Calls['preview']>,
): Promise<CallAnswer<Calls['preview']>> {
  const { first_day: first, last_day: last } = query;
  const today = todayAtHome(ctx);
  const asked = await askedPerson(ctx, query.employee_id, first);
  const answer = await answerLeave(ctx, asked, {
    ...{ leaveTypeId: query.leave_type_id, first, last },
    parts: query.parts ?? [],
  });
  const { type, days, planned, accounts } = answer;
  const range = { employeeId: asked.person.id, first, last };
  const isPaid = type.paid_percent > 0;
  const minutes = leaveMinutes(days);
  const subject = {
    requesterUserId: ctx.viewer.userId,
    employeeId: asked.person.id,
    clientId: asked.person.client_id,
    facts: approvalFacts({ minutes, first, today, type, person: asked.person }),
  };
  return {
    days: await shownDays(ctx, { ...range, planned, days }),
    minutes,
    available_today: availableOn(type, accounts, today),
    available_minutes: answer.available,
    is_paid: isPaid,
    needs_document: needsDocument(type.document_after_days, minutes),
    forecast: isPaid ? forecastOf(type, { accounts, today, last, days }) : null,
    problem: answer.problem,
    team: await awayOf(ctx.db, range),
    colleagues: await colleaguesOf(ctx, asked, { from: first, to: last }),
    steps: await expectedSteps(ctx, leaveApproval, subject),
  };
}

async function colleaguesOf(ctx: Ctx, { person, isForAnother }: AskedPerson, days: CalendarDays) {
  const reach = isForAnother ? reachOf(ctx.viewer, leaveRequestAreas.requests) : 'colleagues';
  const people = await colleaguesAway(ctx.db, days, { employeeId: person.id, reach });
  return people.map(({ id, name, away }) => ({ id, name, away: away.map(({ first, last }) => ({ first, last })) }));
}

interface CountedDays {
  readonly employeeId: number;
  readonly first: string;
  readonly last: string;
  readonly days: readonly LeaveDay[];
  readonly planned: ReadonlyMap<string, PlannedShift>;
}

async function shownDays(ctx: Ctx, counted: CountedDays): Promise<PlannedLeaveDay[]> {
  const { employeeId, first, last, days, planned } = counted;
  const holidays = await holidaysOn(ctx.db, employeeId, { first, last });
  const names = new Map(holidays.filter((one) => one.is_day_off).map(({ day, name }) => [day, name]));
  const others = await requestedDays(ctx.db, { employeeId, first, last, exceptId: null });
  const requested = new Set(others.map(({ day }) => day));
  return days.map((one) => {
    const { day, minutes, free, part } = one;
    const shift = planned.get(day);
    return {
      ...{ day, minutes, free, part },
      starts_at: shift?.starts_at ?? null,
      ends_at: shift?.ends_at ?? null,
      worked_minutes: shift === undefined ? 0 : workedMinutesOf(shift),
      ...leaveTimes(one, shift),
      holiday: names.get(one.day) ?? null,
      is_requested: requested.has(one.day) && one.free === null,
    };
  });
}

/** From when until when the leave of a day lasts. */
function leaveTimes({ free, part, shift_minutes: length }: LeaveDay, shift: PlannedShift | undefined) {
  if (free !== null || shift === undefined) return { leave_from: null, leave_to: null };
  const at = (text: string, minutes: number) => Temporal.Instant.from(text).add({ minutes }).toString();
  return {
    leave_from: part === 'end' ? at(shift.ends_at, -length) : at(shift.starts_at, 0),
    leave_to: part === 'start' ? at(shift.starts_at, length) : at(shift.ends_at, 0),
  };
}
