import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as activity from '../domains/access/activity-log.repository.ts';
import * as managers from '../domains/clients/account-managers.repository.ts';
import * as clients from '../domains/clients/clients.repository.ts';
import * as attachments from '../domains/documents/attachments.repository.ts';
import * as assignments from '../domains/employees/employee-assignment.repository.ts';
import * as cards from '../domains/employees/employee-card.repository.ts';
import * as histories from '../domains/employees/employee-history.repository.ts';
import * as lists from '../domains/employees/employee-list.repository.ts';
import type { EmployeeListQuery } from '../domains/employees/employee-list-conditions.repository.ts';
import * as lookups from '../domains/employees/employee-lookups.repository.ts';
import * as profiles from '../domains/employees/employee-profile.repository.ts';
import * as records from '../domains/employees/employee-record.repository.ts';
import * as references from '../domains/employees/employee-references.repository.ts';
import * as evaluations from '../domains/evaluations/evaluations.repository.ts';
import * as home from '../domains/home/home.repository.ts';
import * as shifts from '../domains/shifts/shifts.repository.ts';
import type { Db } from '../platform/http/context.ts';
import { writeWithin } from '../platform/http/reach.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createEvaluation } from './factories/evaluations.ts';
import { createAttachment } from './factories/files.ts';
import { type Twin, twinClients } from './twin-clients.ts';

/**
 * Row 10: every function that reads for a viewer, called without the scope that the code above it would have added. The
 * wall in the database must answer about the other company's records as about records that do not exist.
 */
interface Asked {
  readonly employeeId: number;
  readonly clientId: number;
  readonly shiftId: number;
  readonly userId: number;
  readonly thirdPartyEmployeeId: string;
  readonly workEmail: string;
}

const everything: EmployeeListQuery = {
  first: 0,
  rows: 100,
  sort: [],
  filters: [],
  showInactives: true,
  incomplete: [],
  search: '',
  searchColumns: [],
  searchText: 'sensitive',
  clientId: null,
  team: null,
};
const today = '2026-03-02';

const reads: Readonly<Record<string, (db: Db, asked: Asked) => Promise<unknown>>> = {
  listActivity: (db) => activity.listActivity(db, {}, { first: 0, rows: 100 }),
  countActivity: (db, { employeeId }) => activity.countActivity(db, { subjectId: String(employeeId) }),
  clientsWithInvoiceConfig: (db) => clients.clientsWithInvoiceConfig(db, today),
  statusChangesOf: (db, { employeeId }) => histories.statusChangesOf(db, employeeId),
  policiesOf: (db, { employeeId }) => histories.policiesOf(db, employeeId),
  placementsOf: (db, { employeeId }) => histories.placementsOf(db, employeeId),
  positionsOf: (db, { employeeId }) => histories.positionsOf(db, employeeId),
  stretchesOf: (db, { employeeId }) => assignments.stretchesOf(db, 'client', employeeId),
  evaluationsOf: (db, { employeeId }) => evaluations.evaluationsOf(db, employeeId),
  findPeople: (db) => lookups.findPeople(db, { list: everything }),
  findByAccount: (db, { userId }) => lookups.findByAccount(db, userId, everything),
  leadersOf: (db, { employeeId }) => lookups.leadersOf(db, employeeId),
  clientExists: (db, { clientId }) => lookups.clientExists(db, clientId),
  isReachableClient: (db, { clientId }) => managers.isReachableClient(db, clientId),
  accountManagersOf: (db, { clientId }) => managers.accountManagersOf(db, clientId),
  shiftsOf: (db, { employeeId }) => histories.shiftsOf(db, employeeId),
  amountsOf: (db, { employeeId }) => histories.amountsOf(db, employeeId),
  readPage: (db) => lists.readPage(db, everything),
  countList: (db, { clientId }) => lists.countList(db, { ...everything, clientId }),
  findActive: (db) =>
    lists.findActive(db, { ...everything, search: 'maria', searchColumns: ['name'], searchText: null }),
  readEmployee: (db, { employeeId }) =>
    records.readEmployee(db, { id: employeeId, asOf: today, withSensitive: true, team: null }),
  findReachable: (db, { employeeId }) => records.findReachable(db, employeeId, null),
  lockEmployee: (db, { employeeId }) => records.lockEmployee(db, employeeId),
  changesSince: (db, { employeeId }) => records.changesSince(db, employeeId, 0),
  findCard: (db, { employeeId }) => cards.findCard(db, employeeId),
  namesAround: async (db, { employeeId }) => (await profiles.namesAround(db, employeeId)).office_address || null,
  listAttachments: (db, { employeeId }) => attachments.listAttachments(db, { employee_id: employeeId }),
  findReferenceProblems: (db, asked) =>
    references.findReferenceProblems(db, {
      ...asked,
      officeId: 1,
      timezoneId: 291,
      currencyId: null,
      personalEmail: null,
      exceptId: null,
      today,
    }),
  employeeFigures: (db) => home.employeeFigures(db, '2020-01-01'),
  clientFigures: (db) => home.clientFigures(db),
  shiftChoices: (db) => shifts.shiftChoices(db),
};

/** These write, or say what belongs to nobody: the lists of the portal, its settings, and what is the user's own. */
const others = new Set(
  `giveRoles insertAmount isCurrency orderOf conditionsOf listVersion refreshList refreshWholeList markDeleted presetBankName
  activeStatusTypeId findStatusType recordStatus markOpenSpell endSpell endAssignments beginSpell setExemption insertEmployee
  writeSensitive updateColumns updateOpenSpell endStretch deleteStretch insertStretch adoptWaiting outboxFigures unreadNotifications
  cancelSchedules findAttachment addAttachment removeAttachment renewCardNumber storePhoto removePhoto`.split(/\s+/),
);

let portal: TestPortal;
let left: Twin;
let right: Twin;
let foreign: Asked;
let foreignMarks: readonly string[];
const missing: Asked = {
  employeeId: 99_999_999,
  clientId: 99_999_999,
  shiftId: 99_999_999,
  userId: 99_999_999,
  thirdPartyEmployeeId: 'NO-SUCH-NUMBER',
  workEmail: 'nobody@muster.test',
};

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
  const [employeeId = 0] = right.employeeIds;
  const person = await portal.db
    .selectFrom('employee')
    .selectAll()
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
  foreign = {
    employeeId,
    clientId: right.clientId,
    shiftId: right.shiftId,
    userId: right.employeeUserId,
    thirdPartyEmployeeId: person.third_party_employee_id,
    workEmail: person.work_email,
  };
  await portal.db
    .insertInto('employee_status_history')
    .values({ employee_id: employeeId, to_status_type_id: 1, effective_on: today, reason: 'Twin right' })
    .execute();
  await createEvaluation(portal.db, { employee_id: employeeId, client_id: right.clientId, summary: 'Twin right' });
  await portal.db
    .insertInto('client_account_manager')
    .values({ client_id: right.clientId, user_id: right.clientAdminId })
    .execute();
  await createAttachment(portal.db, portal.services.files, { id: employeeId });
  await portal.services.writeAudit(
    portal.db,
    { at: portal.clock.now(), actor: null, impersonator: null, requestId: null },
    {
      event: 'employees.update',
      subject: { kind: 'employee', id: String(employeeId) },
      clientId: right.clientId,
      after: { name: 'Twin right' },
      details: { version: 2 },
    },
  );
  foreignMarks = [...Object.values(right.canaries), 'Twin right', person.work_email, person.third_party_employee_id];
});
afterAll(() => portal.close());

const within = (scope: string, name: string, asked: Asked) =>
  writeWithin(portal.services.databases, scope, (db) => reads[name]?.(db, asked) ?? Promise.reject(new Error(name)));

describe.each(Object.keys(reads))('row 10: %s', (name) => {
  it('answers about the other company as about nothing', async () => {
    const scopes = [
      'none',
      '',
      `client:${left.clientId}`,
      `employee:${left.employeeIds[0]}`,
      `client:${missing.clientId}`,
    ];
    for (const scope of scopes) {
      const [aboutForeign, aboutMissing] = [await within(scope, name, foreign), await within(scope, name, missing)];
      expect([scope, aboutForeign]).toEqual([scope, aboutMissing]);
      const text = JSON.stringify(aboutForeign ?? null);
      expect([scope, foreignMarks.filter((mark) => text.includes(mark))]).toEqual([scope, []]);
    }
  });

  it('would tell staff: the records are there', async () => {
    const text = JSON.stringify((await within('staff', name, foreign)) ?? null);
    expect([null, 'null', '[]', '0']).not.toContain(text);
  });
});

it('row 10: nobody is shown any other company’s number in a count', async () => {
  const none = await within('none', 'employeeFigures', foreign);
  expect(none).toEqual({ active: 0, inactive: 0, separated: 0, incomplete_configuration: 0, started_this_month: 0 });
  expect(await within('none', 'clientFigures', foreign)).toEqual({ active: 0, potential: 0 });
  expect(await within(`client:${left.clientId}`, 'employeeFigures', foreign)).toMatchObject({ active: 2 });
});

it('row 10: every function of a walled repository is named here', async () => {
  const folder = join(import.meta.dirname, '..', 'domains');
  const unnamed: string[] = [];
  for (const domain of ['access', 'clients', 'documents', 'employees', 'evaluations', 'home', 'shifts']) {
    for (const file of readdirSync(join(folder, domain)).filter((name) => name.endsWith('.repository.ts'))) {
      const exported = Object.keys(await import(join(folder, domain, file)));
      unnamed.push(
        ...exported.filter((name) => !(name in reads) && !others.has(name)).map((name) => `${file}: ${name}`),
      );
    }
  }
  // A new function that reads for a viewer is added to `reads` above, any other to `others`.
  expect(unnamed).toEqual([]);
});
