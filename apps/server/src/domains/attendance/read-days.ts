import {
  type CallAnswer,
  type CallInput,
  dayIn,
  homeZone,
  invalidInput,
  notFound,
  type Viewer,
} from '@muster/contract';
import { correctionApproval, dayStates } from '@muster/contract/domains/attendance/attendance.constants.ts';
import {
  attendanceAreas,
  mayDecideCorrection,
  maySeePay,
  maySeePunchOrigin,
} from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { DayAdjustment, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { isCorrectable } from '@muster/contract/domains/attendance/correction.rules.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readerZone } from '../../platform/lists/reader-zone.ts';
import type { TablePage } from '../../platform/table/table-source.ts';
import { readChains } from '../approvals/index.ts';
import { adjustmentsOfDays } from './adjustment-list.repository.ts';
import { countedDay } from './correction.repository.ts';
import { draftObstacles } from './correction-draft.repository.ts';
import { correctionsOf } from './correction-list.repository.ts';
import { findDay, listDays, punchesOf, type StoredDay } from './day-list.repository.ts';
import { explainedDays, explanationOf } from './explained-days.ts';
import { possibleResets } from './reset-day.ts';

type Calls = typeof attendanceDaysCalls;
type Range = Pick<CallInput<Calls['list']>['query'], 'from' | 'to'>;

const daysShown = 7;
const mostDays = 62;

/** The days of all visible employees, by default the last seven. */
export async function readDays(
  ctx: Ctx,
  { query, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const range = dayRangeOf(ctx, query);
  const reach = reachOf(ctx.viewer, attendanceAreas.days);
  return { ...range, ...presentPage(ctx.viewer, await listDays(ctx.db, { ...range, reach }, question)) };
}

/** One day with its punches and corrections. @throws Problem not-found */
export async function readDay(
  ctx: Ctx,
  { params, query }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const { work_date: day } = query;
  const found = await findDay(ctx.db, params.id, day);
  if (!found) throw notFound('day');
  const reading = { now: ctx.clock.now(), zone: await readerZone(ctx.db, ctx.viewer.userId) };
  const explained = await explainedDays(ctx.db, params.id, { first: day, last: day, ...reading });
  const corrections = await correctionsOf(ctx.db, params.id, { from: day, to: day });
  const chains = await readChains(
    ctx,
    correctionApproval,
    corrections.map(({ id }) => id),
  );
  const adjustments = await adjustmentsOfDays(ctx.db, params.id, { from: day, to: day });
  return {
    ...found,
    adjustments: maySeePay(ctx.viewer) ? adjustments : adjustments.map(withoutWaiting),
    explanation: explanationOf(found, explained.get(day)),
    proposal: explained.get(day)?.proposal ?? null,
    punches: (await punchesOf(ctx.db, params.id, day)).map((punch) => ({
      ...punch,
      origin: maySeePunchOrigin(ctx.viewer) ? punch.origin : null,
    })),
    corrections: corrections.map(({ entered_by_user_id: author, ...one }) => ({
      ...one,
      approval: chains.get(one.id) ?? null,
      abilities: { withdraw: one.state === 'requested' && author === ctx.viewer.userId },
    })),
    own_zone: found.own_zone,
    abilities: await abilitiesOf(ctx, params.id, found),
  };
}

async function abilitiesOf(ctx: Ctx, employeeId: number, day: StoredDay) {
  const enter = await mayEnter(ctx, employeeId, day);
  const [reset = null] = enter ? possibleResets(await countedDay(ctx.db, employeeId, day.work_date)) : [];
  return { enter, reset };
}

/** Staff enter time of others, on days that are not too old and without a pending correction. */
async function mayEnter(ctx: Ctx, employeeId: number, day: StoredDay): Promise<boolean> {
  const { viewer, clock, db } = ctx;
  const reach = reachOf(viewer, attendanceAreas.corrections);
  const span = { employeeId, workDate: day.work_date, in: null, out: null };
  const [known] = await draftObstacles(db, [span], reach);
  const isReached = known?.is_reached === true && known.is_employed && !known.is_suspended;
  if (!isReached || known.is_waiting) return false;
  const isOpen = isCorrectable(day.work_date, { zone: day.own_zone, now: clock.now(), by: 'staff' });
  return isOpen && mayDecideCorrection(viewer, { employeeId, isReached });
}

/** @throws Problem invalid-input for a range that is reversed or too long */
function dayRangeOf(ctx: Ctx, query: Range): { from: string; to: string } {
  const to = query.to ?? dayIn(homeZone, ctx.clock.now());
  const weekBefore = () => Temporal.PlainDate.from(to).subtract({ days: daysShown - 1 });
  const from = query.from ?? weekBefore().toString();
  const days = Temporal.PlainDate.from(from).until(to).days;
  if (days < 0) throw invalidInput({ to: ['The last day must not come before the first.'] });
  if (days >= mostDays) throw invalidInput({ to: [`At most ${mostDays} days together.`] });
  return { from, to };
}

export function presentPage(viewer: Viewer, { counts, data, total }: TablePage<DayRow>) {
  return { counts: { ...noDays, ...counts }, data: maySeePay(viewer) ? data : data.map(withoutPay), total };
}

const withoutPay = (day: DayRow): DayRow => ({
  ...day,
  pay_minutes: null,
  adjusted_pay_minutes: null,
  waiting_overtime_minutes: null,
  locked: withoutName(day.locked),
});

const withoutWaiting = (adjustment: DayAdjustment): DayAdjustment => ({ ...adjustment, waiting_overtime_minutes: 0 });

/** The reason names staff. */
export const withoutName = (locked: string | null): string | null => locked && 'Locked';

const noDays = Object.fromEntries(dayStates.map((state) => [state, 0])) as Record<(typeof dayStates)[number], number>;
