import { counted } from '@muster/contract/counted.ts';
import {
  type CorrectionEffect,
  type ResetEffect,
  resetLabels,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import type { openApprovals } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { usersOfEmployees } from './correction.repository.ts';
import { correctionText, decidersOf, notifyDeciders } from './correction-deciders.ts';
import { draftPeople } from './correction-draft.repository.ts';

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
    const people = await draftPeople(ctx.db, [...new Set(requests.map(({ employeeId }) => employeeId))]);
    const nameOf = ({ employeeId }: CorrectionRequest) => people.get(employeeId)?.name ?? '';
    const byId = new Map(requests.map((request) => [request.id, request]));
    const asked = opened.flatMap(({ subjectId, waiting }) => {
      const request = byId.get(subjectId);
      const deciders = waiting.map((one) => ({ ...one, userId: one.user_id }));
      return request ? decidersOf(deciders).map((decider) => ({ ...decider, request })) : [];
    });
    for (const those of Map.groupBy(asked, ({ userId }) => userId).values()) {
      const [first] = those;
      const own = those.map(({ request }) => request);
      if (first) await notifyDeciders(ctx, textOf(ctx, own, nameOf), [first]);
    }
    await notifyEmployees(ctx, requests);
  });
}

function textOf({ viewer }: Ctx, requests: readonly CorrectionRequest[], nameOf: (of: CorrectionRequest) => string) {
  const [first] = requests;
  if (first === undefined) return '';
  const employees = new Set(requests.map(({ employeeId }) => employeeId));
  if (requests.length > 1)
    return `${viewer.name} entered times of ${counted(requests.length, 'day')} for ${counted(employees.size, 'employee')}.`;
  const enteredBy = first.employeeId === viewer.employeeId ? null : viewer.name;
  return correctionText({ name: nameOf(first), workDate: first.workDate, enteredBy });
}

async function notifyEmployees(ctx: Ctx, requests: readonly CorrectionRequest[]): Promise<void> {
  const entered = requests.filter(({ employeeId }) => employeeId !== ctx.viewer.employeeId);
  const days = Map.groupBy(entered, ({ employeeId }) => employeeId);
  const resets = new Map<number, ResetEffect>(
    entered.flatMap(({ employeeId, counts = 'times' }) => (counts === 'times' ? [] : [[employeeId, counts] as const])),
  );
  const users = Map.groupBy(await usersOfEmployees(ctx.db, [...days.keys()]), ({ employee_id }) => employee_id);
  for (const [employeeId, own] of days) {
    const reset = resets.get(employeeId);
    const dates = own.map(({ workDate }) => workDate).toSorted();
    const named = dates.slice(0, daysNamed).map(dayText).join('; ');
    const more = dates.length > daysNamed ? ` and ${counted(dates.length - daysNamed, 'more day')}` : '';
    await notifyUsers(ctx, {
      userIds: (users.get(employeeId) ?? []).map(({ id }) => id),
      type: 'attendance',
      ...(reset === undefined
        ? {
            title: 'Time was entered for you',
            text: `${ctx.viewer.name} entered your times of ${named}${more}. They count once another person approves them.`,
          }
        : {
            title: 'A change of your hours was requested',
            text: `${resetLabels[reset]} on ${named}, once another person approves what ${ctx.viewer.name} requested.`,
          }),
      path: '/my-timesheets',
    });
  }
}

const daysNamed = 5;
