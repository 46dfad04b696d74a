import { defaultPermissions, isClientOnly, isEmployeeOnly, regularizationDay } from '@muster/contract';
import { addDays, dayText } from '@muster/contract/plain-day.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { insertRows } from './insert-rows.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeededCompany, SeedTime } from './seed-clients.ts';

interface Notice {
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
}

interface Subjects {
  readonly plans: readonly EmployeePlan[];
  readonly companies: readonly SeededCompany[];
  /** Today in the home zone. */
  readonly today: string;
}

/** A few notifications for each user about what they may see, the older half read. They contain no sensitive text. */
export async function seedNotifications(
  db: Kysely<Database>,
  accounts: readonly SeededAccount[],
  subjects: Omit<Subjects, 'today'>,
  time: SeedTime,
): Promise<number> {
  const now = Temporal.Instant.from(time.now);
  const rows = accounts.flatMap(({ userId, account }) =>
    [...noticesFor(account.role, { ...subjects, today: time.today }), welcome].map((notice, index, all) => {
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

const welcome: Notice = {
  type: 'account.welcome',
  title: 'Welcome to Muster',
  body: 'Your account is ready. Set up two-factor sign-in in your profile.',
  link: '/my-profile',
};

function noticesFor(role: SeededAccount['account']['role'], subjects: Subjects): readonly Notice[] {
  if (isClientOnly([role])) {
    const body = 'The shifts of your team for next week are set.';
    return [{ type: 'team.schedule', title: 'Next week is scheduled', body, link: null }];
  }
  if (isEmployeeOnly([role]) || role === 'team lead') {
    const body = 'Your shifts for next week are in My schedule.';
    return [{ type: 'shift.scheduled', title: "Next week's schedule is ready", body, link: null }];
  }
  const rights = defaultPermissions[role];
  return [
    ...(rights.includes('can view all employees') ? peopleNotices(subjects) : []),
    ...(rights.includes('can view all clients') ? clientNotices(subjects) : []),
  ];
}

function peopleNotices({ plans, today }: Subjects): readonly Notice[] {
  const active = plans.filter((plan) => plan.situation === 'active');
  const incomplete = active.find(({ planned, rows }) => planned === null || rows.employee[0]?.birthdate === null);
  const missing = [
    ...(incomplete?.planned === null ? ['shift'] : []),
    ...(incomplete?.rows.employee[0]?.birthdate === null ? ['birth date'] : []),
  ];
  const soon = addDays(today, 60);
  const regularizationOf = ({ rows }: Pick<EmployeePlan, 'rows'>) =>
    regularizationDay(rows.employee[0]?.start_date ?? today);
  const due = active.find(({ rows }) => {
    const day = regularizationOf({ rows });
    return day > today && day <= soon;
  });
  return [
    ...about(incomplete, (name) => ({
      type: 'employee.incomplete',
      title: `${name}'s setup is incomplete`,
      body: `Missing: ${missing.join(', ')}.`,
    })),
    ...about(due, (name, plan) => ({
      type: 'employee.regularization',
      title: 'Regularization is due',
      body: `${name} is due for regularization on ${dayText(regularizationOf(plan))}.`,
    })),
  ];
}

function about(
  plan: EmployeePlan | undefined,
  notice: (name: string, plan: EmployeePlan) => Omit<Notice, 'link'>,
): readonly Notice[] {
  return plan ? [{ ...notice(plan.person.name, plan), link: `/employees/${plan.id}` }] : [];
}

function clientNotices({ companies }: Subjects): readonly Notice[] {
  return companies
    .filter(({ company }) => company.status === 'Potential')
    .slice(0, 1)
    .map(({ id, company }) => ({
      type: 'client.potential',
      title: 'New prospect',
      body: `${company.legalName} is a prospect. Set up its policies and invoicing.`,
      link: `/clients/${id}`,
    }));
}
