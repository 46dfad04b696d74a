import {
  type CorrectionEffect,
  type ResetEffect,
  resetLabels,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import type { openApprovals } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { usersOfEmployees } from './correction.repository.ts';
import { decidersOf, notifyDeciders } from './correction-deciders.ts';

interface CorrectionRequest {
  readonly id: number;
  readonly employeeId: number;
  readonly workDate: string;
  readonly counts?: CorrectionEffect;
}

type Opened = Awaited<ReturnType<typeof openApprovals>>;

/** Notifies the approvers, once for all requests of a call, and the employees whose time was entered by another user. */
export async function notifyOfRequests(
  ctx: Ctx,
  requests: readonly CorrectionRequest[],
  opened: Opened,
): Promise<void> {
  await withoutRowSecurity(ctx.db, async () => {
    const byId = new Map(requests.map((request) => [request.id, request]));
    const asked = opened.flatMap(({ subjectId, waiting }) => {
      const request = byId.get(subjectId);
      const deciders = waiting.map((one) => ({ ...one, userId: one.user_id }));
      return request ? decidersOf(deciders).map((decider) => ({ ...decider, request })) : [];
    });
    for (const those of Map.groupBy(asked, ({ userId }) => userId).values()) {
      const [first] = those;
      const own = those.map(({ request }) => request);
      if (first) await notifyDeciders(ctx, timesOf(ctx, own), [first]);
    }
    await notifyEmployees(ctx, requests);
  });
}

function timesOf({ viewer }: Ctx, requests: readonly CorrectionRequest[]) {
  const employeeIds = [...new Set(requests.map(({ employeeId }) => employeeId))];
  const isOwn = requests.length === 1 && employeeIds[0] === viewer.employeeId;
  return {
    ids: requests.map(({ id }) => id),
    employeeIds,
    days: [...new Set(requests.map(({ workDate }) => workDate))].toSorted(),
    enteredBy: isOwn ? null : viewer.userId,
  };
}

async function notifyEmployees(ctx: Ctx, requests: readonly CorrectionRequest[]): Promise<void> {
  const entered = requests.filter(({ employeeId }) => employeeId !== ctx.viewer.employeeId);
  const byEmployee = Map.groupBy(entered, ({ employeeId }) => employeeId);
  const resets = new Map<number, ResetEffect>(
    entered.flatMap(({ employeeId, counts = 'times' }) => (counts === 'times' ? [] : [[employeeId, counts] as const])),
  );
  const users = Map.groupBy(await usersOfEmployees(ctx.db, [...byEmployee.keys()]), ({ employee_id }) => employee_id);
  for (const [employeeId, own] of byEmployee) {
    const reset = resets.get(employeeId);
    const days = own.map(({ workDate }) => workDate).toSorted();
    const userIds = (users.get(employeeId) ?? []).map(({ id }) => id);
    const person = ctx.viewer.userId;
    if (reset === undefined)
      await notifyUsers(ctx, { userIds, type: attendanceNotifications.timesEntered, values: { person, days } });
    else
      await notifyUsers(ctx, {
        userIds,
        type: attendanceNotifications.changeRequested,
        values: { change: resetLabels[reset], person, days },
      });
  }
}
