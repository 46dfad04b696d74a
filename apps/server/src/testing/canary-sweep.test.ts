import { type Permission, permissions, type Role, roles } from '@muster/contract';
import { type Grants, mayAccess } from '@muster/contract/access.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { ownProfileFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employeeBody } from '../domains/employees/employee-body.fixture.ts';
import { createListener, type Listener, type NotifyChannel } from '../platform/notify/listener.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { spellingsOf } from './canary-spellings.ts';
import type { Persona } from './create-persona.ts';
import { createAnnouncement } from './factories/announcements.ts';
import { createAttendedDay } from './factories/attendance.ts';
import { createEmployee } from './factories/employees.ts';
import { createAttachment, createClientAttachment, createPhoto } from './factories/files.ts';
import { createImportJob } from './factories/imports.ts';
import { addToTeam } from './factories/teams.ts';
import { createTimesheet } from './factories/timesheets.ts';
import { cardTokenOf, type KnownRecords, readingCalls, readingRequest } from './reading-requests.ts';
import type { Rights } from './rights.ts';
import { createSingleRecords, type SingleRecords } from './single-records.ts';
import { type Twin, twinClients } from './twin-clients.ts';

/**
 * Rows 9 and 11: each canary is the text of one sensitive field of one employee and occurs nowhere else. Every kind of
 * user makes every read call about own, neighboring and foreign records; then everything that is stored, pushed and
 * logged is searched.
 */
interface Member {
  readonly who: string;
  /** May open the sensitive section of any employee. */
  readonly maySeeSensitive: boolean;
  readonly isScoped: boolean;
  readonly grants: Grants;
  readonly client: Persona;
}

const sensitiveRight = 'can view employees sensitive data';
const outsideRoles: readonly Role[] = ['client', 'client-user', 'client-admin', 'employee'];
const channels: readonly NotifyChannel[] = ['push', 'mail_outbox', 'sms_outbox', 'session_ended'];

let portal: TestPortal;
let left: Twin;
let right: Twin;
let members: Member[];
const cardTokens = new Map<number, string>();
let importJob = 0;
let announcement = 0;
let timesheet = 0;
let singles: SingleRecords;
let listener: Listener;
let foreignMarks: readonly string[];
const logLines: string[] = [];
const pushed: string[] = [];

beforeAll(async () => {
  portal = await buildTestApp({ hearLog: (line) => logLines.push(line) });
  listener = createListener({ connection: portal.connection, log: portal.services.log });
  for (const channel of channels) listener.on(channel, (payload) => pushed.push(`${channel} ${payload}`));
  await listener.start();
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
  members = [];
  for (const role of roles) await add(role, await rightsOf(role));
  for (const permission of permissions) await add(`only '${permission}'`, { permissions: [permission] });
  await add('nobody in particular', {});
  await add('a client admin granted everything', {
    ...(await rightsOf('client-admin')),
    permissions: [...permissions],
  });
  await add('an employee granted all but the sensitive right', {
    ...(await rightsOf('employee')),
    permissions: permissions.filter((name) => name !== sensitiveRight),
  });
  await add('a team lead who may change people', {
    ...(await rightsOf('team lead')),
    permissions: ['can update employees', 'can delete employees'],
  });
  await add('staff granted all but the sensitive right', {
    roles: ['office admin'],
    permissions: permissions.filter((name) => name !== sensitiveRight),
  });
  await add('an account manager with the sensitive right', {
    roles: ['account manager'],
    permissions: [sensitiveRight],
  });
  foreignMarks = await marksOf(right);
  const hr = await portal.as({ roles: ['hr'] });
  const toRight = { title: 'Only for Twin right Pty Ltd', clientIds: [right.clientId] };
  announcement = (await createAnnouncement(portal.db, toRight)).id;
  await portal.settle();
  importJob = (await createImportJob(portal.db, portal.services.files, hr)).id;
  for (const { clientId: id } of [left, right]) await createClientAttachment(portal.db, portal.services.files, { id });
  const person = { id: right.employeeIds[0] ?? 0, client_id: right.clientId };
  timesheet = (await createTimesheet(portal.db, person, '2026-02-16', 'submitted')).id;
  singles = await createSingleRecords(portal.db, portal.services.cipher);
  for (const id of [...left.employeeIds, ...right.employeeIds]) {
    await createAttachment(portal.db, portal.services.files, { id });
    await createPhoto(portal.db, portal.services.files, { id });
    await createAttendedDay(portal.db, { id });
    cardTokens.set(id, await cardTokenOf(hr, id));
  }
}, 120_000);
afterAll(async () => {
  await listener.close();
  await portal.close();
});

/** Users with a client or employee belong to the left company. */
async function rightsOf(role: Role): Promise<Rights> {
  if (role !== 'employee' && role !== 'team lead')
    return outsideRoles.includes(role) ? { roles: [role], clientId: left.clientId } : { roles: [role] };
  const person = await createEmployee(portal.db, { client_id: left.clientId });
  if (role === 'team lead') await addToTeam(portal.db, { id: left.teamId }, person, 'teamLead');
  return { roles: [role], employeeId: person.id };
}

async function add(who: string, rights: Rights): Promise<void> {
  const client = await portal.as(rights);
  const held = await heldPermissions(client.userId);
  const grants = { roles: rights.roles ?? [], permissions: [...held] };
  const isScoped = grants.roles.some((role) => outsideRoles.includes(role));
  members.push({ who, client, isScoped, grants, maySeeSensitive: held.has(sensitiveRight) && !isScoped });
}

async function heldPermissions(userId: number): Promise<ReadonlySet<Permission>> {
  const { rows } = await portal.services.systemPool.query<{ name: Permission }>(
    `select p.name from permission p where p.id in (select permission_id from user_permission where user_id = $1
      union select rp.permission_id from user_role ur join role_permission rp using (role_id) where ur.user_id = $1)`,
    [userId],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Texts that identify the other company and its employees, in addition to ids. */
async function marksOf({ clientId, employeeIds }: Twin): Promise<string[]> {
  const { legal_business_name } = await portal.db
    .selectFrom('client')
    .select('legal_business_name')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const people = await portal.db
    .selectFrom('employee')
    .select(['work_email', 'third_party_employee_id', 'uuid'])
    .where('id', 'in', employeeIds)
    .execute();
  return [legal_business_name, ...people.flatMap((person) => Object.values(person))];
}

const allCanaries = () => [...Object.values(left.canaries), ...Object.values(right.canaries)];
const leaksIn = (text: string, canaries: readonly string[]) =>
  canaries.filter((canary) => spellingsOf(canary).some((spelling) => text.includes(spelling)));

function knownRecords(): KnownRecords[] {
  return [...left.employeeIds, ...right.employeeIds, 99_999_999].map((employee, turn) => ({
    employee,
    client: turn < 2 ? left.clientId : right.clientId,
    team: turn < 2 ? left.teamId : right.teamId,
    shift: turn < 2 ? left.shiftId : right.shiftId,
    rotation: turn < 2 ? left.rotationId : right.rotationId,
    user: turn < 2 ? left.employeeUserId : right.employeeUserId,
    session: members[0]?.client.sessionId ?? 0,
    userUuid: members[0]?.client.uuid ?? '',
    clientUserUuid: members[0]?.client.uuid ?? '',
    attachment: 'contract.pdf',
    cardToken: cardTokens.get(employee) ?? 'no-card',
    importJob,
    announcement,
    timesheet,
    // Of somebody else.
    approvalLink: 'x'.repeat(43),
    ...singles,
  }));
}

/** The personal part of a profile: without salary, notes, and numbers except their last digits. */
const inProfile = [...ownProfileFields, 'personal_email', 'bank_name'];

/**
 * The list, on the screen and as a file, shows the personal email address to holders of the right, the record shows
 * everything, and nothing else shows anything.
 */
function mayHold(member: Member, callName: string): readonly string[] {
  if (!member.maySeeSensitive) return [];
  if (['employees.details', 'employees.sensitive-group'].includes(callName)) return allCanaries();
  if (callName === 'employees.profile')
    return inProfile.flatMap((field) => [left.canaries[field] ?? '', right.canaries[field] ?? '']);
  const isList =
    ['employees.table', 'employees.export-list'].includes(callName) && !member.who.includes('account manager');
  return isList ? [left.canaries.personal_email ?? '', right.canaries.personal_email ?? ''] : [];
}

describe.each(readingCalls.map((call) => [call.name, call] as const))('rows 9 and 11: %s', (name, call) => {
  it('shows nobody what they may not see', async () => {
    const requests = [...new Set(knownRecords().map((known) => JSON.stringify(readingRequest(call, known))))];
    const findingsOf = async (member: Member) => {
      const findings: string[] = [];
      // A call that is closed to the rights of a member is refused before it reads a record (access-matrix.test.ts).
      const some = mayAccess(call.access, member.grants) ? requests : requests.slice(0, 1);
      for (const request of some) {
        const { text, headers, status } = await member.client.refused(call, JSON.parse(request));
        const whole = text + JSON.stringify(headers);
        const leaks = leaksIn(whole, allCanaries()).filter((canary) => !mayHold(member, name).includes(canary));
        const foreign = member.isScoped ? foreignMarks.filter((mark) => whole.includes(mark)) : [];
        if (status >= 500 || leaks.length + foreign.length > 0) {
          findings.push(`${member.who} asking ${request}: ${[status, ...leaks, ...foreign].join(', ')}`);
        }
      }
      return findings;
    };
    const findings: string[] = [];
    // Files are built a few at a time: more concurrent requests would be refused as busy.
    const atOnce = call.answer === 'file' ? 4 : members.length;
    for (let first = 0; first < members.length; first += atOnce) {
      const some = members.slice(first, first + atOnce);
      findings.push(...(await Promise.all(some.map(findingsOf))).flat());
    }
    expect(findings).toEqual([]);
  });
});

describe('row 11: searching for a hidden value', () => {
  const table = async (client: Persona, dtParams: object, columns?: string) => {
    const query = { dt_params: JSON.stringify(dtParams), ...(columns && { searchable_columns: columns }) };
    const { status, body } = await client.call(employeesCalls.table, { query: query as never });
    return status === 200 ? { total: body.total, ids: body.data.map(({ id }) => id) } : status;
  };
  /** Users without the sensitive right who may list employees, and one who has it but not the column. */
  const blindListers = async () => {
    const candidates = members.filter(
      ({ who, maySeeSensitive }) => !maySeeSensitive || who.includes('account manager'),
    );
    const listed = await Promise.all(candidates.map(({ client }) => table(client, {})));
    return candidates.filter((_, index) => typeof listed[index] === 'object');
  };

  it('finds the same as a search without matches, by search, dropdown and search box', async () => {
    const lists = [undefined, '["personal_email"]', '["personal_phone","name"]', '["personal_email","work_email"]'];
    const terms = [left.canaries.personal_email ?? '', '0917000', 'canary', 'canary left'];
    const listers = await blindListers();
    expect(listers.length).toBeGreaterThan(8);
    const look = async ({ who, client }: Member) => {
      for (const columns of who.includes('account manager') ? lists.slice(1, 2) : lists) {
        const miss = await table(client, { filters: { global: { value: 'zzz-nowhere' } } }, columns);
        for (const value of terms) {
          const hit = await table(client, { filters: { global: { value } } }, columns);
          expect([who, columns, value, hit]).toEqual([who, columns, value, miss]);
        }
      }
    };
    await Promise.all(listers.map(look));
    const find = async ({ who, client }: Member) => {
      for (const term of terms) {
        const box = await client.call(homeCalls.search, { query: { term } });
        const dropdown = await client.refused(employeesCalls.forDropdown, { query: { search: term } });
        expect([who, box.body.employees]).toEqual([who, []]);
        expect([who, dropdown.status === 403 ? [] : dropdown.body]).toEqual([who, []]);
      }
    };
    await Promise.all(members.map(find));
  });

  it('changes neither order nor count, by sort and filter', async () => {
    const sort = async ({ who, client }: Member) => {
      const plain = await table(client, {});
      for (const parameters of [
        { sort: [{ field: 'personal_email', order: 1 }] },
        { sort: [{ field: 'personal_email', order: -1 }] },
        { filters: { personal_email: { value: left.canaries.personal_email } } },
        { filters: { personal_email: { value: [left.canaries.personal_email], matchMode: 'in' } } },
      ]) {
        expect([who, parameters, await table(client, parameters)]).toEqual([who, parameters, plain]);
      }
    };
    await Promise.all((await blindListers()).map(sort));
  });

  it('is possible for users with the right', async () => {
    const hr = members.find(({ who }) => who === 'hr');
    if (!hr) throw new Error('There is no hr.');
    expect(await table(hr.client, { filters: { global: { value: right.canaries.personal_email } } })).toEqual({
      total: 1,
      ids: [right.employeeIds[0]],
    });
  });
});

describe('rows 11 and 12: writing sensitive values', () => {
  const written = {
    personal_email: 'canary.written@mail.test',
    sss: 'canary-written-sss',
    notes: 'canary written note',
  };
  const secrets = ['canary-password-of-a-person', 'canary-reset-token-canary-reset-token'];

  it('leaves them in no answer, table, message or log entry except where they belong', async () => {
    const hr = await portal.as({ roles: ['admin'] });
    const blind = await portal.as({
      permissions: ['can update employees', 'can create employees', 'can read employees'],
    });
    const body = { ...(await employeeBody(portal.db)), ...written };
    const texts: string[] = [];
    const keep = async <T extends { text: string }>(answer: Promise<T>): Promise<T> => {
      texts.push((await answer).text);
      return answer;
    };
    const key = { 'idempotency-key': 'canary-sweep-key-0001' };
    const made = await keep(hr.call(employeesCalls.create, { body, headers: key }));
    expect(made.status).toBe(201);
    const { id, version } = made.body;
    await keep(hr.refused(employeesCalls.create, { body, headers: key }));
    await keep(hr.refused(employeesCalls.create, { body: { ...body, third_party_employee_id: 'OTHER-1' } }));
    await keep(hr.refused(employeesCalls.create, { body: { ...body, notes: `${written.notes} `.repeat(40) } }));
    await keep(hr.refused(employeesCalls.create, { body: { ...body, basic_salary: `${written.sss}` } as never }));
    await keep(blind.refused(employeesCalls.create, { body }));
    const { client_id, cost_effective_from, cost_amount, cost_currency_id, ...update } = body;
    await keep(hr.refused(employeesCalls.update, { body: { ...update, id, version: version + 7 } }));
    await keep(hr.refused(employeesCalls.update, { body: { ...update, id, version, sss: `${written.sss}-2` } }));
    await keep(blind.refused(employeesCalls.update, { body: { ...update, id } }));
    await keep(
      hr.send({ method: 'POST', url: '/login', payload: { email: hr.email, password: secrets[0] }, headers: csrf(hr) }),
    );
    const reset = { token: secrets[1], email: hr.email, password: secrets[0], password_confirmation: secrets[0] };
    await keep(hr.send({ method: 'POST', url: '/reset-password', payload: reset, headers: csrf(hr) }));
    await portal.settle();

    const canaries = [...allCanaries(), ...Object.values(written), ...secrets];
    expect(leaksIn(texts.join('\n'), canaries)).toEqual([]);
    expect(leaksIn(pushed.join('\n'), canaries)).toEqual([]);
    expect(pushed.some((line) => line.startsWith('push '))).toBe(true);
    expect(leaksIn(logLines.join('\n'), canaries)).toEqual([]);
    expect(await tablesHolding(canaries)).toEqual({
      employee_list: expect.any(Array),
      employee_sensitive: expect.any(Array),
    });
    const credentials = members.flatMap(({ client }) => [client.bearer ?? '', ...client.cookies.values()]);
    expect(await tablesHolding(credentials)).toEqual({});
  });

  it('stores sensitive values sealed', async () => {
    const sealed = ['bank_account_no', 'sss', 'pagibig', 'tin', 'phic', 'basic_salary'];
    const found = await tablesHolding(
      sealed.flatMap((field) => [left.canaries[field] ?? '', right.canaries[field] ?? '']),
    );
    expect(found).toEqual({});
  });
});

const csrf = (client: Persona) => ({ 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '' });

/** Every table's rows as text; returns the tables that contain one of the texts. */
async function tablesHolding(texts: readonly string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await portal.services.systemPool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const held: [string, string[]][] = [];
  for (const { name } of tables) {
    const { rows } = await portal.services.systemPool.query<{ all: string | null }>(
      `select string_agg(row::text, E'\\n') as all from "${name}" row`,
    );
    const found = leaksIn(
      rows[0]?.all ?? '',
      texts.filter((text) => text !== ''),
    );
    if (found.length > 0) held.push([name, found]);
  }
  return Object.fromEntries(held);
}
