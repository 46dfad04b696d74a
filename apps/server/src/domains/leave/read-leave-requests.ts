import type { CallAnswer } from '@muster/contract';
import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import { seesEveryLeaveType, seesOwnLeaveTypes } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import { returningDays } from '@muster/contract/domains/leave/leave-recount.rules.ts';
import type { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { confidentialLeave, leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAreas, mayDecideLeave } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { firstOpenDay } from '@muster/contract/domains/shifts/open-days.rules.ts';
import { laterDay, shortDaysText } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readChains, subjectReachOf } from '../approvals/index.ts';
import { firstDayToCome } from './first-day-to-come.ts';
import { listRequests } from './leave-request-list.repository.ts';
import { type ListedLeaveRequest, reachedRequests, requestsById } from './leave-requests.repository.ts';
import { ownRequests, ownRequestsById } from './own-leave.ts';

type Calls = typeof leaveRequestsCalls;

/** Types and names are read for the employee, who may not read the tables of them. */
export async function readOwnLeave(ctx: Ctx): Promise<CallAnswer<Calls['own']>> {
  const { employeeId } = ctx.viewer;
  if (employeeId === null) return [];
  const rows = await ownRequests(ctx.db, employeeId, { everyType: seesOwnLeaveTypes(ctx.viewer) });
  const chains = await readChains(ctx, leaveApproval, idsOf(rows));
  const first = await firstDayToCome(ctx, employeeId);
  const open = firstOpenDay(todayAtHome(ctx));
  return rows.map((row) => {
    const days = takenDays(row).filter((day) => day >= first);
    const cancel = row.state === 'requested' || days.length > 0 || mayReturn(row, laterDay(first, open));
    const approval = shownChain(chains.get(row.id) ?? null, row);
    const documents = seesOwnLeaveTypes(ctx.viewer) ? row.documents : null;
    const cancel_days = row.state === 'requested' ? heldDays(row) : days;
    return { ...row, documents, approval, abilities: { decide: false, cancel, cancel_days } };
  });
}

/** Requests within the viewer's reach that wait for a decision, or that are closed. */
export async function readLeaveRequests(
  ctx: Ctx,
  { query: { view }, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const reach = await subjectReachOf(ctx, leaveApproval, leaveRequestAreas.requests);
  const readers = { everyType: seesEveryLeaveType(ctx.viewer) };
  const { data, total } = await listRequests(ctx.db, { view, reach, ...readers }, question);
  return { data: await shownTo(ctx, data), total };
}

/** One within reach; undefined for others. */
export async function shownRequest(ctx: Ctx, id: number) {
  return (await shownTo(ctx, await withinReach(ctx, [id])))[0];
}

async function withinReach(ctx: Ctx, ids: readonly number[]): Promise<ListedLeaveRequest[]> {
  const reach = await subjectReachOf(ctx, leaveApproval, leaveRequestAreas.requests);
  return reachedRequests(ctx.db, { ids, reach }, { everyType: seesEveryLeaveType(ctx.viewer) });
}

/**
 * Type and days of leave as a title, by the id of its request: the viewer's own as under My leave, others within their reach. A confidential
 * type is not named. Nothing for the rest.
 */
export async function leaveTitles(ctx: Ctx, asked: readonly LeaveOfEmployee[]): Promise<ReadonlyMap<number, string>> {
  const isOwn = ({ employeeId }: LeaveOfEmployee) => employeeId === ctx.viewer.employeeId;
  const [own, others] = [idsOf(asked.filter(isOwn)), idsOf(asked.filter((one) => !isOwn(one)))];
  const readers = { everyType: seesOwnLeaveTypes(ctx.viewer) };
  const rows = [
    ...(own.length === 0 ? [] : await ownRequestsById(ctx.db, own, readers)),
    ...(others.length === 0 ? [] : await withinReach(ctx, others)),
  ];
  const year = todayAtHome(ctx).slice(0, 4);
  return new Map(
    rows.map(({ id, leave_type: type, first_day: first, last_day: last }) => [
      id,
      `${type}, ${shortDaysText(first, last, year)}`,
    ]),
  );
}

/** What a ticket shows of the leave that it filed: to the employee as under My leave, to others within their reach. */
export async function leaveOfTicket(ctx: Ctx, { id, employeeId }: LeaveOfEmployee) {
  if (employeeId !== ctx.viewer.employeeId) return shownRequest(ctx, id);
  const [row] = await ownRequestsById(ctx.db, [id], { everyType: seesOwnLeaveTypes(ctx.viewer) });
  if (!row) return undefined;
  return { ...row, approval: shownChain((await readChains(ctx, leaveApproval, [id])).get(id) ?? null, row) };
}

interface LeaveOfEmployee {
  readonly id: number;
  readonly employeeId: number;
}

/** For the queue of what needs a decision. */
export async function leaveRequestsById(ctx: Ctx, ids: readonly number[]) {
  return shownTo(ctx, await requestsById(ctx.db, ids, { everyType: seesEveryLeaveType(ctx.viewer) }));
}

async function shownTo(ctx: Ctx, rows: readonly ListedLeaveRequest[]) {
  const chains = await readChains(ctx, leaveApproval, idsOf(rows));
  const open = firstOpenDay(todayAtHome(ctx));
  return rows.map((row) => {
    const may = mayDecideLeave(ctx.viewer, { employeeId: row.employee.id, isReached: true });
    const approval = shownChain(chains.get(row.id) ?? null, row);
    const days = may ? takenDays(row) : [];
    const decide = may && row.state === 'requested' && approval?.may_decide === true;
    const cancel = may && (row.state === 'requested' || days.length > 0 || mayReturn(row, open));
    const cancel_days = may && row.state === 'requested' ? heldDays(row) : days;
    const abilities = { decide, cancel, cancel_days };
    return { ...row, approval, abilities };
  });
}

const takenDays = ({ state, days }: ListedLeaveRequest): string[] =>
  state === 'approved' ? days.flatMap((one) => (one.state === 'taken' ? [one.day] : [])) : [];

const heldDays = ({ days }: ListedLeaveRequest): string[] =>
  days.flatMap((one) => (one.state === 'held' ? [one.day] : []));

const mayReturn = ({ state, days }: ListedLeaveRequest, from: string): boolean =>
  state === 'approved' && returningDays(days, from).length > 0;

/** Comments on confidential leave say as much as its reason. */
function shownChain(chain: ApprovalChain | null, { leave_type }: ListedLeaveRequest): ApprovalChain | null {
  if (chain === null || leave_type !== confidentialLeave) return chain;
  const steps = chain.steps.map((step) => ({
    ...step,
    decisions: step.decisions.map((decision) => ({ ...decision, comment: null })),
  }));
  return { ...chain, steps, traces: [] };
}

const idsOf = (rows: readonly Pick<ListedLeaveRequest, 'id'>[]) => rows.map(({ id }) => id);
