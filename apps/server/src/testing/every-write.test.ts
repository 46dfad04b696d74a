import { type Permission, permissions, type Role } from '@muster/contract';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employeeBody, openBody } from '../domains/employees/employee-body.fixture.ts';
import { confirmFactor } from '../domains/imports/imports.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createCompanyRecords } from './company-records.ts';
import { readableRows, rowsOfCompany } from './company-rows.ts';
import { createShift } from './factories/shifts.ts';
import { closeRowSecurity, openRowSecurity, readForeignRows, writeForeignRows } from './foreign-rows.ts';
import type { Rights } from './rights.ts';
import { type Twin, twinClients } from './twin-clients.ts';
import { companyJudge, type OwnedWrite, startWriteLog, takeWrites } from './write-log.ts';
import { type WriteTargets, writingCalls, writingRequests } from './writing-requests.ts';

/**
 * Rows 9 and 10: users of a company with every permission send every write of the contract about the records of another
 * company with the same data. Nothing outside the own company changes, also not what belongs to the provider.
 */
let portal: TestPortal;
let left: Twin;
let targets: WriteTargets;
let judge: (write: Parameters<Awaited<ReturnType<typeof companyJudge>>>[0]) => OwnedWrite;

/** Records of what happened. They name no company, or the provider's staff. */
const records = new Set([
  'activity_log',
  'activity_head_place',
  'activity_seal_head',
  'employee_list_stripe',
  'event_effect',
  'event_outbox',
  'mail_outbox',
  'throttle_window',
  'ticket_count',
]);

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T06:00:00Z');
  await startWriteLog(portal.db);
  const twins = await twinClients(portal.db, portal.services.cipher);
  left = twins.left;
  judge = await companyJudge(portal.db, {
    own: left.clientId,
    other: twins.right.clientId,
    otherPeople: twins.right.employeeIds,
  });
  const [own, other] = [await createCompanyRecords(portal, left), await createCompanyRecords(portal, twins.right)];
  // Reads records without their sensitive part, which users of a company may not send back.
  const reader = await portal.as({ permissions: ['can read employees'] });
  const { id: sharedShiftId } = await createShift(portal.db);
  const there = { client_id: other.clientId, shift_id: other.shiftId };
  const newEmployees = [await openBody(portal.db), await employeeBody(portal.db)].map((one) => ({ ...one, ...there }));
  const stored = async (id: number) => (await reader.call(employeesCalls.details, { params: { id } })).body;
  const storedEmployees = { own: await stored(own.employeeId), other: await stored(other.employeeId) };
  targets = { own, other, sharedShiftId, newEmployees, storedEmployees };
  await portal.settle();
  await writesSince('before');
});
afterAll(() => portal.close());

it('every write has an example that its input rules accept', () => {
  const wrong = writingCalls.flatMap((call) => {
    const requests = writingRequests(call, targets);
    if (requests.length === 0) return [`${call.name}: add an example to writing-requests.ts`];
    return requests.flatMap(({ params, body }) => [
      ...(call.params?.safeParse(params).error?.issues ?? []).map(({ path }) => `${call.name}: ${path.join('.')}`),
      ...((!call.multipart && call.body?.safeParse(body).error?.issues) || []).map(
        ({ path, message }) => `${call.name}: ${path.join('.')} ${message}`,
      ),
    ]);
  });
  expect(wrong).toEqual([]);
});

/** What each call answered, and what it changed. */
interface Sent {
  readonly statuses: ReadonlyMap<string, readonly number[]>;
  readonly writes: readonly (readonly [call: string, write: OwnedWrite])[];
}

async function sendAll(rights: Rights, aims = targets): Promise<Sent> {
  const sender = await portal.as(rights);
  await writesSince('before');
  const statuses = new Map<string, number[]>();
  const writes: (readonly [string, OwnedWrite])[] = [];
  for (const call of writingCalls) {
    if (call.rate) portal.clock.advance({ seconds: 61 });
    if (call.freshFactor) await confirmFactor(portal, sender);
    const answers: number[] = [];
    for (const request of writingRequests(call, aims))
      answers.push((await sender.refused(call, request as never)).status);
    statuses.set(call.name, answers);
    writes.push(...(await writesSince(call.name)));
  }
  await portal.settle();
  return { statuses, writes: [...writes, ...(await writesSince('events'))] };
}

async function writesSince(what: string): Promise<(readonly [string, OwnedWrite])[]> {
  return (await takeWrites(portal.db)).map((write) => [what, judge(write)] as const);
}

const namesOf = (writes: Sent['writes']) => [
  ...new Set(writes.map(([call, { operation, table, side }]) => `${call}: ${operation} ${table} (${side})`)),
];
const failed = (statuses: Sent['statuses']) =>
  [...statuses].filter(([, answers]) => answers.some((status) => status >= 500));
const isForeign = ({ side, table }: OwnedWrite) => side === 'other' || (side === 'neither' && !records.has(table));
/** The clock moves for calls that are limited, so that days end, which jobs settle. */
const isOfJobs = (call: string, { table }: OwnedWrite) => call === 'events' && table === 'attendance_day';

const company = (roles: Role[]): Rights => ({ roles, permissions: [...permissions], clientId: left.clientId });
const outsiders: Readonly<Record<string, () => Rights>> = {
  client: () => company(['client']),
  'client-user': () => company(['client-user']),
  'client-admin': () => company(['client-admin']),
  employee: () => ({ roles: ['employee'], permissions: [...permissions], employeeId: left.leadId }),
  'client-admin who is an employee': () => ({ ...company(['client-admin', 'employee']), employeeId: left.leadId }),
  'a user without a role': () => company([]),
};

const scopes: Readonly<Record<string, () => { readonly scope: string; readonly userId: number }>> = {
  'a client': () => ({ scope: `client:${left.clientId}`, userId: left.clientAdminId }),
  'an employee': () => ({ scope: `employee:${left.leadId}`, userId: left.employeeUserId }),
  'a user without a company': () => ({ scope: 'none', userId: 0 }),
};

it('row 10: row security alone lets nobody write a row of another company', async () => {
  const foreign = await readForeignRows(portal.db, judge);
  expect(Object.keys(foreign).length).toBeGreaterThan(40);
  for (const [who, scope] of Object.entries(scopes)) {
    const written = await portal.db.transaction().execute((db) => writeForeignRows(db, { ...scope(), foreign }));
    // Everybody's action may notify anybody.
    expect([who, written]).toEqual([who, ['insert notification']]);
  }
});

it('row 10: row security alone lets nobody read a row of another company, in any table', async () => {
  const [own, other] = [targets.own.clientId, targets.other.clientId];
  await portal.db.transaction().execute(async (db) => {
    const rows = await rowsOfCompany(db, other, own);
    expect(Object.keys(rows).length).toBeGreaterThan(55);
    for (const [who, scope] of Object.entries(scopes))
      expect([who, await readableRows(db, { ...scope(), rows })]).toEqual([who, []]);
  });
});

async function changesNothingForeign(who: string): Promise<void> {
  await portal.db.updateTable('app_user').set({ employee_id: null }).where('employee_id', '=', left.leadId).execute();
  const { statuses, writes } = await sendAll(outsiders[who]?.() ?? {});
  expect(failed(statuses)).toEqual([]);
  expect(namesOf(writes.filter(([call, write]) => isForeign(write) && !isOfJobs(call, write)))).toEqual([]);
}

describe.each(Object.keys(outsiders))('rows 9 and 10: %s with every permission', (who) => {
  it('changes nothing outside the own company', () => changesNothingForeign(who));
});

describe('row 9: the conditions of the calls alone, without row security', () => {
  beforeAll(() => openRowSecurity(portal.db));
  afterAll(() => closeRowSecurity(portal.db));

  it.each(['client-admin', 'employee', 'a user without a role'])('stop %s with every permission', (who) =>
    changesNothingForeign(who),
  );
});

it('row 9: a team lead with every permission changes no employee of the other company', async () => {
  // These bring all people, all clients with their teams, and all shifts with their planned days.
  const all: readonly Permission[] = ['can view all employees', 'can update clients', 'can manage employee shifts'];
  const granted = permissions.filter((name) => !all.includes(name));
  await portal.db.updateTable('app_user').set({ employee_id: null }).where('employee_id', '=', left.leadId).execute();
  const { statuses, writes } = await sendAll({
    roles: ['team lead', 'employee'],
    permissions: granted,
    employeeId: left.leadId,
  });
  expect(failed(statuses)).toEqual([]);
  expect(namesOf(writes.filter(([call, write]) => write.isAboutOtherPerson && !isOfJobs(call, write)))).toEqual([]);
});

/** Even an admin cannot do these for another person, or the example is refused for its content. */
const ownersOnly =
  `accounts.create-token accounts.confirm-password accounts.confirm-two-factor accounts.renew-recovery-codes accounts.switch-company
  accounts.change-password accounts.end-two-factor accounts.end-session accounts.update-saved-view accounts.delete-saved-view
  announcements.mark-read notifications.switch-channel notifications.subscribe-browser notifications.unsubscribe-browser
  approvals.add-substitute attendance.punch attendance.withdraw-correction employees.update-profile
  employees.withdraw-pay-change imports.shifts imports.invoice-information imports.leave-credits imports.punches imports.holidays holidays.request-swap schedules.request-swap
  schedules.answer-swap schedules.withdraw-swap client-users.deactivate client-users.invite client-users.reactivate client-users.resend-invitation
  client-users.revoke-invitation client-users.update interviews.book-interview interviews.move-interview interviews.release-time interviews.save-availability
  timesheets.submit timesheets.decide-for-client leave.decide-for-client leave.undo-for-client
  recruitment.decide-application
  recruitment.discard-hire-draft recruitment.finalize-hire-draft recruitment.review-hire-draft recruitment.save-hire-draft
  recruitment.start-hire-draft recruitment.write-hire-text recruitment.edit-note recruitment.share-note recruitment.remove-note tickets.rate tickets.withdraw tickets.decide-by-link tickets.attach-to-reply tickets.attach-to-note`.split(
    /\s+/,
  );

it('an admin reaches the records with the same requests, so they are refused above because of the sender', async () => {
  const { statuses } = await sendAll(
    { roles: ['admin'], permissions: [...permissions] },
    {
      ...targets,
      own: targets.other,
      other: targets.own,
      storedEmployees: { own: targets.storedEmployees.other, other: targets.storedEmployees.own },
    },
  );
  const isReached = (status: number) => status < 300 || status === 409;
  const unreached = [...statuses].filter(([, answers]) => !answers.some(isReached)).map(([name]) => name);
  expect(unreached.toSorted()).toEqual(ownersOnly.toSorted());
});
