import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { mostPreviewedBalances } from '@muster/contract/domains/leave/leave-policies.constants.ts';
import { type PolicyVersion, reassigned } from '@muster/contract/domains/leave/leave-policy-spans.rules.ts';
import { dueEntries } from '@muster/contract/domains/leave/leave-settlement.rules.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { addMonths, earlierDay, laterDay } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type PolicyAccount, policyAccounts } from './accrue-leave.ts';
import { employmentsOf, namesOfAccounts, peopleOfLeavePolicy, policyAssignments } from './leave-accrual.repository.ts';
import { findLeavePerson } from './leave-people.repository.ts';
import { policyVersions, readLeavePolicy } from './leave-policies.repository.ts';
import { storedLine } from './leave-policy.presenter.ts';

type Preview = (typeof leavePoliciesCalls)['preview'];
type Assignment = (typeof leavePoliciesCalls)['previewAssignment'];

/** What the lines would do to the balances of everybody with the policy, those that change most first. */
export async function previewLeavePolicy(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  const { id, first_day } = body;
  const today = todayAtHome(ctx);
  if (!(await readLeavePolicy(ctx.db, id, today))) throw notFound('leave policy');
  const people = await peopleOfLeavePolicy(ctx.db, id);
  const stored = (await policyVersions(ctx.db, [id])).get(id) ?? [];
  const wanted: PolicyVersion = { first_day, lines: body.lines.map(storedLine) };
  const versions = [...stored.filter((one) => one.first_day !== first_day), wanted];
  const before = await policyAccounts(ctx.db, people);
  const after = await policyAccounts(ctx.db, people, { versions: { of: id, are: versions } });
  return answerOf(ctx, { before, after }, { today, from: first_day, employees: people.length });
}

/** What another policy would do to the balances of an employee. */
export async function previewLeaveAssignment(
  ctx: Ctx,
  { body: { employee_id, policy_id, effective_from: from } }: CallInput<Assignment>,
): Promise<CallAnswer<Assignment>> {
  const today = todayAtHome(ctx);
  if (!(await readLeavePolicy(ctx.db, policy_id, today))) throw notFound('leave policy');
  const reach = reachOf(ctx.viewer, recordArea);
  const person = await findLeavePerson(ctx.db, { id: employee_id, day: today, reach });
  if (!person?.is_reached) throw notFound('employee');
  const stored = await policyAssignments(ctx.db, [employee_id]);
  const assignments = reassigned(stored, await employmentsOf(ctx.db, employee_id), { employee_id, policy_id, from });
  const before = await policyAccounts(ctx.db, [employee_id]);
  const after = await policyAccounts(ctx.db, [employee_id], { assignments });
  return answerOf(ctx, { before, after }, { today, from, employees: 1 });
}

interface Asked {
  readonly today: string;
  /** The first day of the change. */
  readonly from: string;
  readonly employees: number;
}

async function answerOf(ctx: Ctx, accounts: Accounts, { today, from, employees }: Asked): Promise<CallAnswer<Preview>> {
  // A change of a later year changes nothing until this one ends.
  const begun = laterDay(today, earlierDay(from, addMonths(today, mostMonthsAhead)));
  const days = { today, year_end: `${begun.slice(0, 4)}-12-31` };
  const changes = changedBalances(accounts, days);
  const shown = changes.slice(0, mostPreviewedBalances);
  const names = await namesOfAccounts(ctx.db, {
    employeeIds: shown.map(({ employee_id }) => employee_id),
    typeIds: shown.map(({ leave_type_id }) => leave_type_id),
  });
  return {
    employees,
    total: changes.length,
    year_end: days.year_end,
    balances: shown.map((one) => ({
      ...one,
      name: names.employees.get(one.employee_id) ?? '',
      leave_type: names.types.get(one.leave_type_id) ?? '',
    })),
  };
}

/** Each month of it is counted for everybody. */
const mostMonthsAhead = 36;

interface Accounts {
  readonly before: readonly PolicyAccount[];
  readonly after: readonly PolicyAccount[];
}

function changedBalances({ before, after }: Accounts, days: { readonly today: string; readonly year_end: string }) {
  const keyOf = ({ employee_id, leave_type_id }: PolicyAccount) => `${employee_id} ${leave_type_id}`;
  const pairs = new Map(before.map((account) => [keyOf(account), { before: account, after: unassigned(account) }]));
  for (const account of after)
    pairs.set(keyOf(account), { before: pairs.get(keyOf(account))?.before ?? unassigned(account), after: account });
  return [...pairs.values()]
    .map((pair) => ({
      employee_id: pair.after.employee_id,
      leave_type_id: pair.after.leave_type_id,
      today: { before: balanceOn(pair.before, days.today), after: balanceOn(pair.after, days.today) },
      year_end: { before: balanceOn(pair.before, days.year_end), after: balanceOn(pair.after, days.year_end) },
    }))
    .filter((one) => changeOf(one) !== 0)
    .toSorted((one, other) => changeOf(other) - changeOf(one));
}

const unassigned = (account: PolicyAccount): PolicyAccount => ({ ...account, spans: [] });

interface Compared {
  readonly today: { readonly before: number; readonly after: number };
  readonly year_end: { readonly before: number; readonly after: number };
}

const changeOf = ({ today, year_end }: Compared) =>
  Math.abs(today.after - today.before) + Math.abs(year_end.after - year_end.before);

/** Without holds of requests. */
const balanceOn = (account: PolicyAccount, day: string): number =>
  dueEntries(account, day).reduce((sum, { minutes }) => sum + minutes, 0) +
  account.given.reduce((sum, entry) => sum + (entry.effective_on <= day ? entry.minutes : 0), 0);
