import type { NotificationType } from '@muster/contract/domains/notifications/notification-type.ts';
import { changedShifts, changeText } from '@muster/contract/domains/shifts/schedule-change.rules.ts';
import { scheduleChanged } from '@muster/contract/domains/shifts/shifts-notifications.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { notifyUsers } from '../notifications/index.ts';
import { type NotifiedPerson, upcomingShifts, usersWithZones } from './upcoming-shift.repository.ts';

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
  const people = await withoutRowSecurity(ctx.db, () => usersWithZones(ctx.db, employeeIds));
  // Many people who are added or imported have no account yet: their shifts need not be read.
  if (people.length === 0) return change();
  const readers = [...new Set(people.map(({ employee_id }) => employee_id))];
  const before = await upcoming(ctx, readers, from);
  await change();
  const after = await upcoming(ctx, readers, from);
  for (const { userIds, text } of messages(people, before, after)) {
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
function messages(people: readonly NotifiedPerson[], before: Plans, after: Plans) {
  const changed = people.flatMap(({ employee_id, user_id, zone }) => {
    const changes = changedShifts(before.get(employee_id) ?? [], after.get(employee_id) ?? []);
    return changes.length === 0 ? [] : [{ user_id, text: changeText(changes, zone) }];
  });
  const texts = Map.groupBy(changed, ({ text }) => text);
  return [...texts].map(([text, readers]) => ({ text, userIds: readers.map(({ user_id }) => user_id) }));
}
