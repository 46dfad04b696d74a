import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import {
  type OvertimeLeftOutKind,
  overtimeApproval,
  overtimeLeftOutTexts,
  overtimeStateLabels,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import type { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { conflictAbout, type RecordSource } from '../../platform/records/locked-record.ts';
import { type DecisionResult, decideApprovals } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { attendanceChanged } from './attendance.events.ts';
import { usersOfEmployees } from './correction.repository.ts';
import { overtimeReachOf } from './decision-reach.ts';
import { closeOvertime, lockRequests, type StoredOvertime } from './overtime-write.repository.ts';
import { settleDays } from './settle-days.ts';

type Decide = (typeof overtimeCalls)['decide'];
type Decision = CallInput<Decide>['body']['decision'];

/**
 * One decision on each request; the last approval makes the overtime count immediately. The answer lists the omitted requests.
 * @throws Problem not-found, or conflict if none could be decided
 */
export async function decideOvertime(ctx: Ctx, { body }: CallInput<Decide>): Promise<CallAnswer<Decide>> {
  const versions = new Map(body.requests.map(({ id, version }) => [id, version]));
  const stored = await lockRequests(ctx.db, [...versions.keys()], await overtimeReachOf(ctx));
  if (stored.length !== versions.size) throw notFound('overtime request');
  const reasons = new Map(stored.map((one) => [one.id, whyNot(ctx, one, versions.get(one.id))]));
  const decidable = stored.filter(({ id }) => reasons.get(id) === null);
  const subjects = decidable.map(({ id, version }) => ({ id, seen: version, current: version }));
  const made = { kind: overtimeApproval, subjects, decision: body.decision, comment: body.note ?? null };
  const results = await decideApprovals(ctx, made);
  for (const { id } of decidable) reasons.set(id, refusalOf(results.get(id)));
  const taken = stored.filter(({ id }) => reasons.get(id) === null);
  const leftOut = stored.flatMap(({ id, name, work_date }) => {
    const why = reasons.get(id);
    return why ? [{ id, name, work_date, why }] : [];
  });
  const [first] = leftOut;
  if (taken.length === 0 && first) throw await refused(ctx, first, { stored, versions });
  const closed = taken.filter(({ id }) => isOutcome(results.get(id), body.decision));
  await close(ctx, closed, body.decision);
  for (const one of taken) await record(ctx, one, { ...body, isClosed: closed.includes(one) });
  return { done: taken.length, left_out: leftOut };
}

/** Of an outdated request, who changed it and how. */
async function refused(
  ctx: Ctx,
  { id, why }: { readonly id: number; readonly why: OvertimeLeftOutKind },
  { stored, versions }: { readonly stored: readonly StoredOvertime[]; readonly versions: ReadonlyMap<number, number> },
): Promise<Problem> {
  const found = stored.find((one) => one.id === id);
  if (why !== 'version' || !found) return new Problem('conflict', overtimeLeftOutTexts[why]);
  return conflictAbout(ctx, overtimeSource, { id, version: versions.get(id) ?? 0, stored: found });
}

const overtimeSource: RecordSource<StoredOvertime> = {
  thing: 'overtime request',
  lock: async (ctx, id) => (await lockRequests(ctx.db, [id], await overtimeReachOf(ctx)))[0],
  logged: ({ id, employee_id }) => ({
    subject: { kind: 'employee', id: employee_id },
    part: { kind: 'overtime', id },
  }),
  labels: { state: 'Status', note: 'Note' },
  outcome: ({ state }) => `It is ${overtimeStateLabels[state].toLowerCase()} now.`,
};

function whyNot({ viewer }: Ctx, one: StoredOvertime, version: number | undefined): OvertimeLeftOutKind | null {
  if (isOwnRecord(viewer, one.employee_id)) return 'own';
  if (one.version !== version) return 'version';
  return one.state === 'requested' ? null : 'closed';
}

function refusalOf(result: DecisionResult | undefined): OvertimeLeftOutKind | null {
  if (result === undefined) return 'closed';
  return 'outcome' in result ? null : result.refusal;
}

const isOutcome = (result: DecisionResult | undefined, decision: Decision) =>
  result !== undefined && 'outcome' in result && result.outcome === decision;

async function close(ctx: Ctx, closed: readonly StoredOvertime[], decision: Decision): Promise<void> {
  const days = closed.map(({ work_date }) => work_date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  await closeOvertime(
    ctx.db,
    closed.map(({ id }) => id),
    decision,
  );
  await settleDays(ctx, [...new Set(closed.map(({ employee_id }) => employee_id))], { first, last });
}

async function record(
  ctx: Ctx,
  one: StoredOvertime,
  { decision, note = null, isClosed }: { decision: Decision; note?: string | null | undefined; isClosed: boolean },
): Promise<void> {
  await ctx.audit({
    event: 'attendance.decide-overtime',
    subject: { kind: 'employee', id: String(one.employee_id) },
    clientId: one.client_id,
    before: { state: 'requested' },
    after: {
      ...{ overtime: one.id, work_date: one.work_date, minutes: one.minutes, decision, note },
      state: isClosed ? decision : 'requested',
    },
    ...(isClosed && { version: one.version + 1, part: { kind: 'overtime', id: one.id } }),
  });
  if (isClosed) {
    await notifyUsers(ctx, {
      userIds: (await usersOfEmployees(ctx.db, [one.employee_id])).map(({ id }) => id),
      type: attendanceNotifications.overtimeDecided,
      values: { outcome: decision, minutes: one.minutes, day: one.work_date, note },
    });
  }
  await ctx.announce(attendanceChanged, { employeeId: one.employee_id });
}
