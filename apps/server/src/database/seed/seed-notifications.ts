import { isClientOnly, isEmployeeOnly } from '@muster/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { insertRows } from './insert-rows.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';

interface Notice {
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
}

const staffTypes = ['employee.incomplete', 'employee.regularization', 'client.renewal'] as const;

/** A few for everybody, the older half read. They carry no sensitive text. */
export async function seedNotifications(
  db: Kysely<Database>,
  accounts: readonly SeededAccount[],
  plans: readonly EmployeePlan[],
  time: SeedTime,
): Promise<number> {
  const now = Temporal.Instant.from(time.now);
  const rows = accounts.flatMap(({ userId, account }) =>
    noticesFor(account.role, plans).map((notice, index, all) => {
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
  await insertRows(db, 'notification', rows);
  return rows.length;
}

function noticesFor(role: SeededAccount['account']['role'], plans: readonly EmployeePlan[]): readonly Notice[] {
  const welcome = {
    type: 'account.welcome',
    title: 'Welcome to Muster',
    body: 'Your account is ready. Set up two-factor sign-in in your profile.',
    link: '/my-profile',
  };
  if (isClientOnly([role])) {
    return [
      {
        type: 'team.schedule',
        title: 'Next week is scheduled',
        body: 'The shifts of your team for next week are set.',
        link: null,
      },
      welcome,
    ];
  }
  if (isEmployeeOnly([role])) {
    return [
      {
        type: 'shift.scheduled',
        title: 'Your next week is scheduled',
        body: 'Look at your shifts for next week.',
        link: null,
      },
      welcome,
    ];
  }
  const [first, second] = plans.filter((plan) => plan.situation === 'active');
  return [
    {
      type: staffTypes[0],
      title: 'Configuration is incomplete',
      body: `${first?.person.name ?? 'An employee'} has settings that are still missing.`,
      link: null,
    },
    {
      type: staffTypes[1],
      title: 'Regularization is due',
      body: `${second?.person.name ?? 'An employee'} completes six months soon.`,
      link: null,
    },
    {
      type: staffTypes[2],
      title: 'Contract up for renewal',
      body: 'One client contract ends within sixty days.',
      link: null,
    },
    welcome,
  ];
}
