import { isClientOnly } from '@muster/contract';
import { accountsNotifications } from '@muster/contract/domains/accounts/accounts-notifications.ts';
import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import { needPath } from '@muster/contract/domains/home/need-path.ts';
import { leaveNotifications } from '@muster/contract/domains/leave/leave-notifications.ts';
import type {
  NotificationType,
  ValueKinds,
  ValuesOf,
} from '@muster/contract/domains/notifications/notification-type.ts';
import { timesheetsNotifications } from '@muster/contract/domains/timesheets/timesheets-notifications.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';
import { seedNotificationSettings } from './seed-notification-settings.ts';

interface Notice {
  readonly type: string;
  readonly params: object;
  readonly link: string | null;
}

/** A few notifications for each user about what waits for them or was decided, the older half read. */
export async function seedNotifications(
  db: Kysely<Database>,
  accounts: readonly SeededAccount[],
  time: SeedTime,
): Promise<number> {
  const now = Temporal.Instant.from(time.now);
  const facts = await readFacts(db);
  const own = Map.groupBy(await ownLeave(db), ({ user_id }) => user_id);
  const rows = accounts.flatMap(({ userId, account: { role } }) =>
    [...noticesFor(role, facts), ...(own.get(userId) ?? []).map(ownNotice), passwordSet].map((notice, index, all) => {
      const created_at = now.subtract({ hours: 3 + index * 20 }).toString();
      const isRead = index >= all.length / 2;
      return {
        user_id: userId,
        ...notice,
        created_at,
        read_at: isRead ? now.subtract({ hours: 1 + index * 20 }).toString() : null,
      };
    }),
  );
  await sql`
    insert into notification (user_id, type, params, link, created_at, read_at)
    select user_id, type, params, link, created_at, read_at
    from jsonb_populate_recordset(null::notification, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  await seedNotificationSettings(db, accounts);
  return rows.length;
}

const notice = <Kinds extends ValueKinds>(
  type: NotificationType<Kinds>,
  params: ValuesOf<NoInfer<Kinds>>,
  link = type.path,
): Notice => ({ type: type.code, params, link });

const passwordSet = notice(accountsNotifications['accounts.password-changed'], {});

interface Facts {
  readonly leave: readonly {
    readonly id: number;
    readonly employee: number;
    readonly first: string;
    readonly last: string;
  }[];
  readonly corrections: readonly { readonly id: number; readonly employee: number; readonly day: string }[];
  readonly timesheets: number;
}

async function readFacts(db: Kysely<Database>): Promise<Facts> {
  const leave = await sql<Facts['leave'][number]>`
    select id, employee_id as employee, first_day::text as first, last_day::text as last from leave_request
    where state = 'requested' order by id limit 3`.execute(db);
  const corrections = await sql<Facts['corrections'][number]>`
    select id, employee_id as employee, work_date::text as day from attendance_correction
    where state = 'requested' and entered_by_user_id is null order by id limit 2`.execute(db);
  const sheets = await sql<{ count: number }>`
    select count(*)::integer as count from timesheet where state = 'submitted'`.execute(db);
  return { leave: leave.rows, corrections: corrections.rows, timesheets: sheets.rows[0]?.count ?? 0 };
}

interface OwnLeave {
  readonly user_id: number;
  readonly state: string;
  readonly first: string;
  readonly last: string;
}

async function ownLeave(db: Kysely<Database>): Promise<OwnLeave[]> {
  const { rows } = await sql<OwnLeave>`
    select u.id as user_id, r.state, r.first_day::text as first, r.last_day::text as last
    from leave_request r join app_user u on u.employee_id = r.employee_id
    where r.state in ('approved', 'refused') order by r.id limit 6`.execute(db);
  return rows;
}

function ownNotice({ state, first, last }: OwnLeave): Notice {
  const period = { first, last };
  if (state === 'approved') return notice(leaveNotifications.approved, { period, parts: '' });
  return notice(leaveNotifications.rejected, { period, parts: '', note: null });
}

function noticesFor(role: SeededAccount['account']['role'], { leave, corrections, timesheets }: Facts): Notice[] {
  const { toApprove } = timesheetsNotifications;
  if (isClientOnly([role]) || role === 'employee') return [];
  const decidesLeave = ['admin', 'hr'].includes(role);
  const decidesTime = ['admin', 'hr', 'workforce admin'].includes(role);
  return [
    ...(decidesLeave
      ? leave.map(({ id, employee, ...period }) =>
          notice(leaveNotifications.toDecide, { employee, period, parts: '' }, needPath('leave', id)),
        )
      : []),
    ...(decidesTime
      ? corrections.map(({ id, ...asked }) =>
          notice(attendanceNotifications.correctionToReview, asked, needPath('correction', id)),
        )
      : []),
    ...(decidesTime && timesheets > 0 ? [notice(toApprove, { timesheets })] : []),
  ];
}
