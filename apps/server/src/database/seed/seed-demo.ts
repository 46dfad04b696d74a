import { dayIn, homeZone } from '@muster/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { syncAccessLists } from './access-lists.ts';
import { ensureBaseLists } from './base-lists.ts';
import { demoClients, provider } from './companies.ts';
import { demoAccounts } from './demo-people.ts';
import { type EmployeePlan, planEmployee } from './employee-plan.ts';
import type { Situation } from './employment.ts';
import { reserveIds } from './insert-rows.ts';
import { homeClientId } from './known-ids.ts';
import type { PlanFacts, PlanWorld } from './plan-facts.ts';
import type { SealingCipher } from './seal-sensitive.ts';
import { seedAccountManagers, seedAccounts } from './seed-accounts.ts';
import { type LogActivity, seedActivity } from './seed-activity.ts';
import { seedAnnouncements } from './seed-announcements.ts';
import { seedApplications } from './seed-applications.ts';
import { type FollowHolidays, type SettleDays, seedAttendance } from './seed-attendance.ts';
import { seedAvailabilities } from './seed-availabilities.ts';
import { seedCandidates } from './seed-candidates.ts';
import { seedCannedReplies } from './seed-canned-replies.ts';
import { seedClientUsers } from './seed-client-users.ts';
import { clientColumns, givePolicies, type SeededCompany, type SeedTime, seedClients } from './seed-clients.ts';
import { seedCorrections } from './seed-corrections.ts';
import { seedEvaluations } from './seed-evaluations.ts';
import { type KeepContent, seedFiles } from './seed-files.ts';
import { seedHireDrafts } from './seed-hire-drafts.ts';
import { seedHolidaySwaps } from './seed-holiday-swaps.ts';
import { seedHolidays } from './seed-holidays.ts';
import { seedImports } from './seed-imports.ts';
import { seedInterviews } from './seed-interviews.ts';
import { seedJobDescriptions } from './seed-job-descriptions.ts';
import { seedLeaveAhead } from './seed-leave.ts';
import { seedLeaveCredits } from './seed-leave-credits.ts';
import { type LeavePolicyFacts, seedLeavePolicies } from './seed-leave-policies.ts';
import { seedLeaveRequests } from './seed-leave-requests.ts';
import { seedLeavers } from './seed-leavers.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedOpenPositions } from './seed-open-positions.ts';
import { seedOvertime } from './seed-overtime.ts';
import { seedPlannedChanges } from './seed-planned-changes.ts';
import { seedRecruitmentFiles } from './seed-recruitment-files.ts';
import { seedRecruitmentNotes } from './seed-recruitment-notes.ts';
import { seedRotation } from './seed-rotation.ts';
import { seedScorecards } from './seed-scorecards.ts';
import { seedSwaps } from './seed-swaps.ts';
import { seedTeams } from './seed-teams.ts';
import { seedTicketSlaPolicies } from './seed-ticket-sla-policies.ts';
import { type ApplyTicketTimes, seedTickets } from './seed-tickets.ts';
import { seedTimesheets } from './seed-timesheets.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { settleStatistics, storeEmployees } from './store-employees.ts';

export interface DemoFacts {
  readonly cipher: SealingCipher;
  passwordHash(text: string): Promise<string>;
  readonly demoPassword: string;
  readonly now: Temporal.Instant;
  readonly settleDays: SettleDays;
  readonly followHolidays: FollowHolidays;
  readonly accrueLeave: LeavePolicyFacts['accrueLeave'];
  readonly applyTicketTimes: ApplyTicketTimes;
  /** Without it there are no photos and no attachments. */
  readonly keepFile?: KeepContent;
  /** Without it the activity log is empty. */
  readonly logActivity?: LogActivity;
}

export interface SeededDemo {
  readonly clients: number;
  readonly employees: number;
  readonly teams: number;
  readonly notifications: number;
  readonly signIns: readonly { readonly email: string; readonly role: string }[];
}

/** True if the database is unused: the demo company is only added to an unused one. */
export async function isEmptyDatabase(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from app_user) or exists (select from employee) or exists (select from client where id <> 1) as used`.execute(
    db,
  );
  return rows[0]?.used === false;
}

const lockNumber = 7_253_005;

/**
 * Runs `fill` if the database is unused, and returns null otherwise. Portals that start at the same time wait for each other, so
 * that one of them fills it.
 */
export async function fillIfEmpty<T>(db: Kysely<Database>, fill: () => Promise<T>): Promise<T | null> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('statement_timeout', '0', true)`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    return (await isEmptyDatabase(transaction)) ? await fill() : null;
  });
}

/**
 * Creates the whole demo company in one transaction. The same `now` gives the same rows, except for seals and password
 * hashes.
 */
export async function seedDemo(db: Kysely<Database>, facts: DemoFacts): Promise<SeededDemo> {
  const counts = await db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.scope', 'system', true), set_config('statement_timeout', '0', true)`.execute(
      transaction,
    );
    return await fill(transaction, facts);
  });
  await settleStatistics(db);
  return counts;
}

async function fill(db: Kysely<Database>, facts: DemoFacts): Promise<SeededDemo> {
  const random = seededRandom('muster demo company');
  const time: SeedTime = { now: facts.now.toString(), today: dayIn(homeZone, facts.now) };
  await syncAccessLists(db);
  const base = await ensureBaseLists(db, time.now);
  const home = { id: homeClientId, company: provider };
  await db
    .updateTable('client')
    .set({ ...clientColumns(provider), uuid: random.uuid(), created_at: time.now, updated_at: time.now })
    .where('id', '=', homeClientId)
    .execute();
  await givePolicies(db, [home], base, time);
  const clients = await seedClients(db, demoClients, { base, random, time });
  const companies = [home, ...clients];
  const plans = await planDemo(db, companies, { base, companies, cipher: facts.cipher, time }, random);
  await storeEmployees(db, plans, time.today);
  await dateClients(db, time);
  await seedPlannedChanges(db, plans, time.today);
  const rotating = clients[2];
  if (rotating) await seedRotation(db, { plans, clientId: rotating.id }, time.today);
  await seedHolidays(db, { base, clients, time });
  await db
    .updateTable('organization_setting')
    .set({ value: provider.legalName })
    .where('key', '=', 'organization_name')
    .execute();
  const teams = await seedTeams(db, companies, plans, time);
  const [first, second] = clients;
  if (!first || !second) throw new Error('The demo company needs two clients.');
  const linked = linkedEmployees(plans, first);
  const accounts = await seedAccounts(db, {
    ...facts,
    random,
    time,
    clients: { first, second },
    employees: linked,
  });
  await seedLeavers(db, plans, accounts, time.today);
  await seedLeaveCredits(db, plans, time);
  await seedLeavePolicies(db, { base, today: time.today, accrueLeave: facts.accrueLeave });
  await seedAttendance(db, { ...facts, accounts, time });
  await seedEvaluations(db, plans, time);
  if (facts.keepFile) await seedFiles(db, { plans, companies: clients }, facts.keepFile, time.now);
  const manager = accounts.find(({ account }) => account.role === 'account manager');
  if (manager) await seedAccountManagers(db, manager.userId, clients, { random, time });
  await seedOvertime(db, accounts, time, facts.settleDays);
  await seedCorrections(db, accounts, time, facts.settleDays);
  await seedSwaps(db, accounts, time);
  await seedLeaveRequests(db, accounts, time, facts.keepFile);
  await seedHolidaySwaps(db, { accounts, time, followHolidays: facts.followHolidays });
  await seedLeaveAhead(db, { accounts, time });
  await seedTimesheets(db, { time, accounts, waitingId: linked.member.id });
  await seedImports(db, accounts, time);
  await seedAnnouncements(db, { accounts, clients: { first, second }, time });
  await seedTicketSlaPolicies(db, time);
  await seedTickets(db, { accounts, time, applyTicketTimes: facts.applyTicketTimes });
  await seedOpenPositions(db, { accounts, clients, time });
  await seedClientUsers(db, { accounts, time });
  await seedCannedReplies(db, time);
  await seedCandidates(db, { accounts, time });
  await seedApplications(db, { accounts, time });
  await seedJobDescriptions(db, { accounts, time });
  await seedScorecards(db, { accounts, time });
  await seedRecruitmentNotes(db, { accounts, time });
  if (facts.keepFile) await seedRecruitmentFiles(db, { accounts, time, keep: facts.keepFile });
  await seedAvailabilities(db, { accounts, time });
  await seedHireDrafts(db, { accounts, time });
  await seedInterviews(db, { accounts, time });
  if (facts.logActivity) await seedActivity(db, { accounts, time, log: facts.logActivity });
  const notifications = await seedNotifications(db, accounts, time);
  const signIns = demoAccounts.map(({ email, role }) => ({ email, role }));
  return { clients: companies.length, employees: plans.length, teams, notifications, signIns };
}

/** A client was added three weeks before its first employee started. */
async function dateClients(db: Kysely<Database>, { now }: SeedTime): Promise<void> {
  await sql`
    update client c set created_at = (coalesce((
      select min(a.start_date) from employee_active_date a join employee e on e.id = a.employee_id where e.client_id = c.id), ${now}::date) - 21
      + time '10:00') at time zone 'Asia/Manila'
    where c.id <> ${homeClientId}`.execute(db);
}

/** The lead of the client's first team, and a member of that team. */
function linkedEmployees(plans: readonly EmployeePlan[], client: SeededCompany) {
  const [lead, , member] = plans.filter((plan) => plan.clientId === client.id && plan.situation === 'active');
  if (!lead || !member) throw new Error('The first demo client needs three active employees.');
  return { lead, member };
}

async function planDemo(
  db: Kysely<Database>,
  companies: readonly SeededCompany[],
  world: PlanWorld,
  random: SeededRandom,
): Promise<EmployeePlan[]> {
  const situations = companies.flatMap((at) =>
    situationsAt(at, random).map((situation, index) => ({ at, situation, isComplete: index < 3 })),
  );
  const ids = await reserveIds(db, 'employee', situations.length);
  return situations.map((one, index): EmployeePlan => {
    const facts: PlanFacts = { ...one, id: ids[index] ?? 0, depth: 'history' };
    return planEmployee(facts, world);
  });
}

/** The first three stay; a former client has only former employees. */
function situationsAt({ company }: SeededCompany, random: SeededRandom): Situation[] {
  return Array.from({ length: company.staff }, (_, index) => {
    if (company.status === 'Inactive') return index % 2 === 0 ? 'termination' : 'resignation';
    if (index < 3) return 'active';
    const draw = random.fraction();
    if (draw < 0.05) return 'termination';
    if (draw < 0.12) return 'resignation';
    return draw < 0.17 ? 'inactive' : 'active';
  });
}
