import { overtimeApproval, unknownStates } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { openApprovals, reviseApprovals, withdrawApprovals } from '../approvals/index.ts';
import type { SettledDay } from './attendance-day-write.repository.ts';
import type { DaySpan } from './day-facts.repository.ts';
import { notifyOvertimeDeciders } from './overtime-deciders.ts';
import {
  type OvertimeKey,
  type RequestedOvertime,
  requestsBetween,
  storeRequests,
  type WantedOvertime,
  withdrawRequests,
} from './overtime-write.repository.ts';

type RequestContext = Pick<BaseContext, 'db' | 'clock'>;

interface RequestedDays {
  readonly days: readonly SettledDay[];
  /** Days that stay as they were locked: what was paid is not decided again. */
  readonly isClosed: (day: SettledDay) => boolean;
}

/**
 * Asks for approval of the overtime of settled days that waits for it, and withdraws what is no longer there. Repeating it changes
 * nothing. The caller holds the employees.
 */
export async function requestOvertime(
  ctx: RequestContext,
  span: DaySpan,
  { days, isClosed }: RequestedDays,
): Promise<void> {
  const known = await requestsBetween(ctx.db, span);
  const isFixed = (day: SettledDay) => isOpen(day) || isClosed(day);
  const wanted = days.filter((day) => !isFixed(day)).flatMap(waitingOvertime);
  const { asked, revised, gone } = changesOf(known, wanted, new Set(days.filter(isFixed).map(keyOfDay)));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await withdrawRequests(ctx.db, ids);
    await withdrawApprovals(ctx, { kind: overtimeApproval, subjectIds: ids, reason: null });
  }
  if (asked.length + revised.length === 0) return;
  const stored = await storeRequests(ctx.db, [...asked, ...revised], ctx.clock.now().toString());
  const isAsked = new Set(asked.map(keyOf));
  const subjects = stored
    .filter((request) => isAsked.has(keyOf(request)))
    .map(({ id, version, employee_id: employeeId, client_id: clientId, minutes }) => ({
      ...{ subjectId: id, version, requesterUserId: null, employeeId, clientId },
      facts: { minutes },
    }));
  const versions = stored
    .filter((request) => !isAsked.has(keyOf(request)))
    .map(({ id, version }) => [id, version] as const);
  const opened = [
    ...(subjects.length > 0 ? await openApprovals(ctx, overtimeApproval, subjects) : []),
    ...(versions.length > 0 ? await reviseApprovals(ctx, overtimeApproval, new Map(versions)) : []),
  ];
  await notifyOvertimeDeciders(ctx, opened);
}

interface Changes {
  /** Begin a round. */
  readonly asked: readonly WantedOvertime[];
  /** Wait already, for other minutes. */
  readonly revised: readonly WantedOvertime[];
  readonly gone: readonly RequestedOvertime[];
}

/** Requests of `fixed` days stay as they are. */
function changesOf(
  known: readonly RequestedOvertime[],
  wanted: readonly WantedOvertime[],
  fixed: ReadonlySet<string>,
): Changes {
  const stored = new Map(known.map((request) => [keyOf(request), request]));
  const kept = new Set(wanted.map(keyOf));
  const isWaiting = (one: OvertimeKey) => stored.get(keyOf(one))?.state === 'requested';
  return {
    asked: wanted.filter((one) => !isWaiting(one)),
    revised: wanted.filter((one) => isWaiting(one) && stored.get(keyOf(one))?.minutes !== one.minutes),
    gone: known.filter((one) => one.state === 'requested' && !kept.has(keyOf(one)) && !fixed.has(dayKeyOf(one))),
  };
}

function waitingOvertime(day: SettledDay): WantedOvertime[] {
  return day.computed.overtime
    .filter(({ waitingMinutes }) => waitingMinutes > 0)
    .map(({ occasion, grantedMinutes }) => ({
      ...{ employee_id: day.employeeId, work_date: day.facts.workDate },
      ...{ occasion, minutes: grantedMinutes },
    }));
}

const isOpen = ({ computed: { figures } }: SettledDay) => !figures.settled || unknownStates.has(figures.state);
const dayKeyOf = ({ employee_id, work_date }: Omit<OvertimeKey, 'occasion'>) => `${employee_id} ${work_date}`;
const keyOfDay = ({ employeeId, facts: { workDate } }: SettledDay) =>
  dayKeyOf({ employee_id: employeeId, work_date: workDate });
const keyOf = (one: OvertimeKey) => `${dayKeyOf(one)} ${one.occasion}`;
