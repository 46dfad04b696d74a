import type { NotificationType } from '@muster/contract/domains/notifications/notification-type.ts';
import { changedShifts, changeText } from '@muster/contract/domains/shifts/schedule-change.rules.ts';
import { scheduleChanged } from '@muster/contract/domains/shifts/shifts-notifications.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { notifyUsers } from '../notifications/index.ts';
import { upcomingShifts, usersWithZones } from './upcoming-shift.repository.ts';

type NotifyContext = Pick<BaseContext, 'db' | 'clock'>;

interface ScheduleChange {
  readonly employeeIds: readonly number[];
  /** The first work date that can differ. */
  readonly from: string;
  /** What happened, if a change of the schedule is only its result. */
  readonly type?: NotificationType<{ readonly changes: 'text' }>;
}

/**
 * Runs a change of schedules, in the caller's transaction, and notifies the employees whose shifts differ afterwards. Only shifts
 * that have not begun are compared, so repeating a change sends nothing.
 */
export async function notifyChangedShifts(
  ctx: NotifyContext,
  { employeeIds, from, type = scheduleChanged }: ScheduleChange,
  change: () => Promise<void>,
): Promise<void> {
  const before = await upcoming(ctx, employeeIds, from);
  await change();
  const after = await upcoming(ctx, employeeIds, from);
  for (const { userIds, text } of await withoutRowSecurity(ctx.db, () => messages(ctx, employeeIds, before, after))) {
    await notifyUsers(ctx, { userIds, type, values: { changes: text } });
  }
}

type Plans = Awaited<ReturnType<typeof upcoming>>;

async function upcoming({ db, clock }: NotifyContext, employeeIds: readonly number[], from: string) {
  const now = clock.now().toString();
  const shifts = await withoutRowSecurity(db, () => upcomingShifts(db, { employeeIds, from, now }));
  return Map.groupBy(shifts, ({ employee_id }) => employee_id);
}

/** One for all who read the same text: colleagues on a shift usually share it. */
async function messages({ db }: NotifyContext, employeeIds: readonly number[], before: Plans, after: Plans) {
  const changed = new Map(
    employeeIds.flatMap((id) => {
      const changes = changedShifts(before.get(id) ?? [], after.get(id) ?? []);
      return changes.length === 0 ? [] : [[id, changes] as const];
    }),
  );
  if (changed.size === 0) return [];
  const people = await usersWithZones(db, [...changed.keys()]);
  const texts = Map.groupBy(people, ({ employee_id, zone }) => changeText(changed.get(employee_id) ?? [], zone));
  return [...texts].map(([text, readers]) => ({ text, userIds: readers.map(({ user_id }) => user_id) }));
}
