import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { activityColumns } from '@muster/contract/domains/access/activity-columns.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusTypeIds } from '../database/seed/known-ids.ts';
import * as activity from '../domains/access/activity-log.repository.ts';
import { storeHoursRule } from '../domains/clients/hours-rule.repository.ts';
import { storeNetworkRule } from '../domains/clients/network-rule.repository.ts';
import * as attachments from '../domains/documents/attachments.repository.ts';
import { currentCostOf } from '../domains/employees/current-cost.repository.ts';
import { employeeAmounts } from '../domains/employees/employee-amount.repository.ts';
import { employeeClients, employeePositions } from '../domains/employees/employee-assignment.repository.ts';
import * as cards from '../domains/employees/employee-card.repository.ts';
import * as histories from '../domains/employees/employee-history.repository.ts';
import * as lists from '../domains/employees/employee-list.repository.ts';
import type { EmployeeScope } from '../domains/employees/employee-list-source.repository.ts';
import * as lookups from '../domains/employees/employee-lookups.repository.ts';
import * as photos from '../domains/employees/employee-photo.repository.ts';
import { employeePolicies, employeePoliciesOfAnyKind } from '../domains/employees/employee-policy.repository.ts';
import * as profiles from '../domains/employees/employee-profile.repository.ts';
import * as references from '../domains/employees/employee-references.repository.ts';
import * as search from '../domains/employees/employee-search.repository.ts';
import { choiceQuestion } from '../domains/employees/find-employees.ts';
import * as endings from '../domains/employees/planned-ending.repository.ts';
import * as evaluations from '../domains/evaluations/evaluations.repository.ts';
import * as calendars from '../domains/shifts/calendar.repository.ts';
import { movedShifts, placedShifts } from '../domains/shifts/employee-shift.repository.ts';
import * as ownShifts from '../domains/shifts/own-shift.repository.ts';
import * as placements from '../domains/shifts/placement.repository.ts';
import * as schedules from '../domains/shifts/schedule.repository.ts';
import * as board from '../domains/shifts/schedule-today.repository.ts';
import * as shifts from '../domains/shifts/shifts.repository.ts';
import { readHistory } from '../platform/dated/dated.repository.ts';
import { changesSince } from '../platform/records/changes-since.repository.ts';
import { writeWithin } from '../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createUser } from './factories/accounts.ts';
import { createAnnouncement } from './factories/announcements.ts';
import { createAttendedDay, createOvertime } from './factories/attendance.ts';
import { createPolicy } from './factories/clients.ts';
import { createEvaluation } from './factories/evaluations.ts';
import { createAttachment, createClientAttachment, createPhoto } from './factories/files.ts';
import { createOpenPosition } from './factories/open-positions.ts';
import { createApprovedCover } from './factories/swaps.ts';
import { createTimesheet } from './factories/timesheets.ts';
import { announcementReads } from './row-security/announcement-reads.ts';
import { attendanceReads } from './row-security/attendance-reads.ts';
import { calendarOthers, calendarReads } from './row-security/calendar-reads.ts';
import { clientReads } from './row-security/client-reads.ts';
import { employeeReads } from './row-security/employee-reads.ts';
import { createClientHoliday, type HolidayIds, holidayOthers, holidayReads } from './row-security/holiday-reads.ts';
import { homeReads } from './row-security/home-reads.ts';
import { createPayChanges, payChangeReads } from './row-security/pay-change-reads.ts';
import { planRotation, rotationOthers, rotationReads } from './row-security/rotation-reads.ts';
import type { RecordIds, RowSecurityReads } from './row-security/row-security-reads.ts';
import { scheduleOthers, scheduleReads } from './row-security/schedule-reads.ts';
import { teamReads } from './row-security/team-reads.ts';
import { createLockedSheet, timesheetOthers, timesheetReads } from './row-security/timesheet-reads.ts';
import { type Twin, twinClients } from './twin-clients.ts';
import { wholeList } from './whole-list.ts';

const everybody: EmployeeScope = { showInactives: true, incomplete: [], reach: 'all', clientId: null };
const today = '2026-03-02';

const placementOf = ({ employeeId, shiftId }: RecordIds) => ({
  employeeIds: [employeeId],
  reach: 'all' as const,
  shiftId,
  from: today,
  to: today,
  restDays: null,
  rotation: null,
});

const boardOf = (day: string) => ({
  reach: 'all' as const,
  day,
  now: `${day}T04:00:00Z`,
  begins: `${day}T00:00:00Z`,
  ends: `${day}T16:00:00Z`,
});

let foreignSheet = 0;
let foreignHoliday: HolidayIds;

/** Row 10: reads for a viewer without their callers' conditions. Row security hides records of the other company like missing ones. */
const reads: RowSecurityReads = {
  listActivity: (db) => activity.listActivity(db, wholeList),
  'the count of listActivity': async (db, { employeeId }) => {
    const filter = { value: String(employeeId), matchMode: 'equals' as const };
    const filters = [{ field: 'subject_id', column: activityColumns.subject_id, filter }];
    return (await activity.listActivity(db, { ...wholeList, filters, first: 50 })).total;
  },
  ...announcementReads,
  ...clientReads,
  ...teamReads,
  statusChangesOf: (db, { employeeId }) => histories.statusChangesOf(db, employeeId),
  policiesOf: (db, { employeeId }) => histories.policiesOf(db, employeeId),
  placementsOf: (db, { employeeId }) => histories.placementsOf(db, employeeId),
  positionsOf: (db, { employeeId }) => histories.positionsOf(db, employeeId),
  employeeClients: (db, { employeeId }) => readHistory(db, employeeClients, employeeId),
  employeePositions: (db, { employeeId }) => readHistory(db, employeePositions, employeeId),
  employeeAmounts: (db, { employeeId }) => readHistory(db, employeeAmounts.cost, employeeId),
  employeePoliciesOfAnyKind: (db, { employeeId }) => readHistory(db, employeePoliciesOfAnyKind, employeeId),
  employeePolicies: (db, { employeeId }) => readHistory(db, employeePolicies('occurrence_points'), employeeId),
  evaluationsOf: (db, { employeeId }) => evaluations.evaluationsOf(db, employeeId),
  findPeople: (db) => lookups.findPeople(db, everybody, wholeList),
  findByAccount: (db, { userId }) => lookups.findByAccount(db, userId, everybody),
  shiftsOf: (db, { employeeId }) => histories.shiftsOf(db, employeeId),
  amountsOf: (db, { employeeId }) => histories.amountsOf(db, employeeId),
  currentCostOf: (db, { employeeId }) => currentCostOf(db, employeeId, today),
  readEmployeePage: (db) => lists.readEmployeePage(db, { scope: everybody, reader: '' }, wholeList),
  'the count of readEmployeePage': async (db, { clientId }) => {
    const scope = { ...everybody, clientId };
    return (await lists.readEmployeePage(db, { scope, reader: randomUUID() }, { ...wholeList, first: 50 })).total;
  },
  employeesByWords: (db) =>
    search.employeesByWords(db, everybody, choiceQuestion({ search: 'maria', first: 0, rows: 100 })),
  employeesByNumber: (db, { thirdPartyEmployeeId }) => search.employeesByNumber(db, everybody, thirdPartyEmployeeId),
  employeesLike: (db) => search.employeesLike(db, everybody, { term: 'maria', spellings: [['maria']], most: 100 }),
  findChoices: (db) => lists.findChoices(db, everybody, choiceQuestion({ search: 'maria', first: 0, rows: 100 })),
  ...payChangeReads,
  ...employeeReads,
  dueEndings: (db) => endings.dueEndings(db, '2027-12-01T00:00:00Z', { after: 0, most: 1000 }),
  swapsAfter: (db, { employeeId }) => endings.swapsAfter(db, employeeId, '2020-01-01'),
  lastShiftEnd: (db, { employeeId }) => placements.lastShiftEnd(db, employeeId, today),
  changesSince: (db, { employeeId: id }) => changesSince(db, { subject: { kind: 'employee', id } }, 0),
  findCard: (db, { employeeId }) => cards.findCard(db, employeeId),
  findSmallPhotos: (db, { employeeId }) => photos.findSmallPhotos(db, [employeeId], 'all'),
  namesAround: async (db, { employeeId }) => (await profiles.namesAround(db, employeeId)).office_address || null,
  sizeOfFiles: (db, { employeeId }) => attachments.sizeOfFiles(db, { kind: 'employee', id: employeeId }),
  listAttachments: (db, { employeeId }) => attachments.listAttachments(db, { kind: 'employee', id: employeeId }),
  'listAttachments of a client': (db, { clientId }) =>
    attachments.listAttachments(db, { kind: 'client', id: clientId }),
  findReferenceProblems: (db, ids) =>
    references.findReferenceProblems(db, {
      scope: { kind: 'staff' },
      ...ids,
      officeId: 1,
      timezoneId: 291,
      currencyId: null,
      personalEmail: null,
      mayLink: true,
      exceptId: null,
      today,
    }),
  shiftChoices: (db) => shifts.shiftChoices(db),
  listShifts: (db) => shifts.listShifts(db, wholeList, today),
  findShift: (db, { shiftId }) => shifts.findShift(db, shiftId, today),
  hasShift: (db, { shiftId }) => shifts.hasShift(db, shiftId),
  lockShift: (db, { shiftId }) => shifts.lockShift(db, shiftId, today),
  versionsOf: (db, { shiftId }) => shifts.versionsOf(db, shiftId),
  assignedTo: (db, { shiftId }) => shifts.assignedTo(db, { shiftId, reach: 'all', today }),
  movedShifts: (db, { employeeId }) => readHistory(db, movedShifts, employeeId),
  placedShifts: (db, { employeeId }) => readHistory(db, placedShifts, employeeId),
  shiftsEndedBy: (db, { employeeId }) =>
    ownShifts.shiftsEndedBy(db, { employeeId, clientId: missing.clientId, from: today, to: null }),
  placementFacts: (db, ids) => placements.placementFacts(db, placementOf(ids)),
  findPlacement: async (db, { employeeId }) => {
    const [assignment] = await calendars.assignmentsOf(db, { employeeId, reach: 'all' });
    return placements.findPlacement(db, assignment?.id ?? 0, 'all');
  },
  assignedFrom: (db) => schedules.assignedFrom(db, today, { after: 0, most: 1000 }),
  workersOf: (db, { shiftId }) => schedules.workersOf(db, shiftId, today),
  everybodyToday: (db) => board.everybodyToday(db, boardOf(today)),
  readBoard: (db) => board.readBoard(db, boardOf(today), wholeList),
  ...attendanceReads,
  ...calendarReads,
  ...homeReads,
  ...holidayReads((ids) => (ids === missing ? null : foreignHoliday)),
  ...rotationReads,
  ...scheduleReads,
  ...timesheetReads(({ employeeId }) => (employeeId === missing.employeeId ? missing.employeeId : foreignSheet)),
};

/**
 * These functions write, or return what belongs to no company: the portal's lists, its settings, and the user's own
 * data.
 */
const others = new Set(
  `insertAnnouncement updateAnnouncementColumns replaceChosenClients deleteDraft knownClients markOwnRead isAnythingDue deliverDue
  teamRoleIds insertTeam changeTeam dissolveTeam replaceMembers insertContact updateContactColumns removeContact allowPolicy clientHistories policyChoicesFor policyChoicesOf
  managerChoices managedClients replaceManagers findClientProblems insertClient updateClientColumns recordClientStatus markClientDeleted
  refreshListOfClient insertFormerKeys formerAddresses forgetAddresses formerHolders personalEmailOf employeeColumnNames giveRoles takeRoles changeClientAccount countLinksSince addInvitation removeInvitedAccount readStaffUserPage readStaffUser lockStaffUser managedClientsOf isEmployedNoMore isActiveAdmin countChange begunUser readClientUserPage readClientUser lockClientUser positionsOfClient choosePositions countOpenInvitations colleaguesOf companyOf addressOf lockCompany teamAt isCurrency employeeSource refreshList refreshListOfNew refreshWholeList markDeleted presetBankName employeeHistories shiftHistories
  activeStatusTypeId findStatusType recordStatus markOpenEmploymentPeriod endEmploymentPeriod beginEmploymentPeriod setExemption insertEmployee
  plannedShifts coveringDays storeLeaveMarks withLeave storePlannedEnding removePlannedEnding postponePlannedEnding
  insertPayChange readPayChange lockPayChange closePayChange deletePayChanges employeesOfPayChanges currencyCodes writeSensitive updateColumns updateOpenEmploymentPeriod adoptWaiting outboxFigures unreadNotifications accountsOfEmployee
  cancelSchedules isPersonReached isClientReached isTeamReached managedClients leadsFirst recordColumns personNow peopleFilterColumns lockEmployees insertNewcomer isShiftOpenTo clashAfter plannedClashes rebuildSchedule hasBegun isPlannedElsewhere overlapsAfterChange allowLongStatements upcomingShifts usersWithZones replannedDays firstDaysOutOfReach firstDecidedDay clientByHistory clientOfDay
  findShiftProblems insertShift updateShift correctVersion beginVersion markShiftDeleted lockDeletedShift restoreDeletedShift lockDeletedClient restoreDeletedClient lockDissolvedTeam restoreDissolvedTeam insertPunch findAttachment addAttachment
  removeAttachment moveCandidateFiles forgetCandidateFiles lockRemovedAttachment restoreAttachment forgetRemovedAttachments lockRemovedContact restoreRemovedContact forgetRemovedContacts renewCardNumber storePhoto removePhoto guardedColumns insertEmployees
  openPresence workDateOfPunch movePunches takeDueReminders holdPeople storeDays storeAdjustments adjustedFields readDayFacts shiftVersions lockAttendance unlockAttendance lockDraftPeople insertCorrections
  overtimePerson storeRequests withdrawRequests lockRequests closeOvertime payFields insertImportedPunches possibleBreakAlerts takeBreakAlert storeHoursRule storeNetworkRule workOfShift workAround
  closeCorrection countedDay insertCorrectedPunches waitingCorrections figureFields
  stepsOf currentVersion findApprovers pendingAround lockPending insertRequests insertDecisions closeRequests beginSteps setSubjectVersions
  namesOfPeople clientsOfSheet readHoursApproval storeClientApproval storeHoursApprovers
  substitutionsOn staffWithRoles listSubstitutes lockSubstitute insertSubstitute endSubstitute isCorrectionReached isInScope isSubjectReached isOvertimeReached
  daysToFixOf leaveDeadlines swapDeadlines holidaySwapDeadlines snoozesOf keepSnooze endSnooze usersAfter unsettledDaysOf swapsAskedOf
  employeeToLink attachmentsColumn ownerIdOf memberTeamsColumn currentCostColumn insertTraces latestRounds decisionsOf tracesOf takeDue pendingAfter setStepApprovers namesOf`.split(
    /\s+/,
  ),
);

const othersOfDomains = new Set([
  ...timesheetOthers,
  ...calendarOthers,
  ...rotationOthers,
  ...holidayOthers,
  ...scheduleOthers,
]);

let portal: TestPortal;
let left: Twin;
let right: Twin;
let foreign: RecordIds;
let foreignMarks: readonly string[];
const missing: RecordIds = {
  announcementId: 99_999_999,
  clientUserId: 99_999_999,
  employeeId: 99_999_999,
  clientId: 99_999_999,
  teamId: 99_999_999,
  shiftId: 99_999_999,
  rotationId: 99_999_999,
  userId: 99_999_999,
  thirdPartyEmployeeId: 'NO-SUCH-NUMBER',
  workEmail: 'nobody@muster.test',
};

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
  const [employeeId = 0, colleagueId = 0] = right.employeeIds;
  const person = await portal.db
    .selectFrom('employee')
    .selectAll()
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
  foreignHoliday = await createClientHoliday(portal.db, { clientId: right.clientId, employeeId }, 'Twin right');
  const { id: announcementId } = await createAnnouncement(portal.db, {
    title: 'Twin right',
    clientIds: [right.clientId],
    publish_at: `${today}T00:00:00Z`,
  });
  await portal.settle();
  foreign = {
    announcementId,
    clientUserId: right.clientAdminId,
    employeeId,
    clientId: right.clientId,
    teamId: right.teamId,
    shiftId: right.shiftId,
    rotationId: right.rotationId,
    userId: right.employeeUserId,
    thirdPartyEmployeeId: person.third_party_employee_id,
    workEmail: person.work_email,
  };
  await portal.db
    .insertInto('employee_status_history')
    .values({ employee_id: employeeId, to_status_type_id: 1, effective_on: today, reason: 'Twin right' })
    .execute();
  await endings.storePlannedEnding(portal.db, {
    employeeId,
    lastDay: '2027-01-31',
    typeId: statusTypeIds.resigned,
    group: 'resignation',
    reason: 'Twin right',
    clearanceStatus: 'Pending',
    rehire: true,
    effectiveAt: '2027-01-31T16:00:00Z',
    actor: { userId: 1, name: 'Twin right', impersonator: null },
  });
  await createPayChanges(portal.db, { employeeId, userId: right.employeeUserId });
  await createApprovedCover(portal.db, {
    clientId: right.clientId,
    employeeId,
    colleagueId,
    shiftId: right.shiftId,
    day: '2020-06-01',
  });
  await planRotation(portal.db, colleagueId, right.rotationId);
  const manager = await createUser(portal.db, { roles: ['account manager'], columns: { name: 'Twin right' } });
  const ofRight = { client_id: right.clientId };
  await portal.db
    .insertInto('client_account_manager')
    .values({ ...ofRight, user_id: manager.id })
    .execute();
  await portal.db
    .insertInto('client_contact')
    .values({ ...ofRight, name: 'Twin right' })
    .execute();
  await portal.db
    .insertInto('client_status_history')
    .values({ ...ofRight, to_status: 'Active' })
    .execute();
  await createPolicy(portal.db, 'leave', right.clientId);
  await createAttendedDay(portal.db, { id: employeeId }, today);
  await createOvertime(portal.db, { id: employeeId }, today);
  await storeHoursRule(portal.db, right.clientId, { weekly_hours: 44 });
  await storeNetworkRule(portal.db, right.clientId, { mode: 'warn', networks: ['198.51.100.0/24'] });
  await portal.db
    .insertInto('attendance_lock')
    .values({ employee_id: employeeId, days: `[${today},${today}]`, reason: 'Twin right' })
    .execute();
  await createTimesheet(portal.db, { id: colleagueId }, '2020-06-01', 'open');
  await createOpenPosition(portal.db, { client_id: right.clientId, title: 'Twin right' });
  foreignSheet = await createLockedSheet(portal.db, { id: employeeId, client_id: right.clientId }, 'Twin right');
  await portal.services.writeAudit(
    portal.db,
    { at: portal.clock.now(), actor: null, impersonator: null, requestId: null },
    {
      event: 'clients.update',
      subject: { kind: 'client', id: String(right.clientId) },
      clientId: right.clientId,
      after: { industry: 'Twin right' },
      details: { version: 2 },
    },
  );
  await createEvaluation(portal.db, { employee_id: employeeId, client_id: right.clientId, summary: 'Twin right' });
  await createAttachment(portal.db, portal.services.files, { id: employeeId });
  await createClientAttachment(portal.db, portal.services.files, { id: right.clientId });
  await createPhoto(portal.db, portal.services.files, { id: employeeId });
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

const within = (scope: string, name: string, ids: RecordIds) =>
  writeWithin(
    portal.services.databases,
    { rows: scope },
    (db) => reads[name]?.(db, ids) ?? Promise.reject(new Error(name)),
  );

describe.each(Object.keys(reads))('row 10: %s', (name) => {
  it('answers about the other company as if it did not exist', async () => {
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

  it('shows the records to staff: they exist', async () => {
    const text = JSON.stringify((await within('staff', name, foreign)) ?? null);
    expect([null, 'null', '[]', '0']).not.toContain(text);
  });
});

it('row 10: does not include another company’s records in a count', async () => {
  const none = await within('none', 'employeeFigures', foreign);
  expect(none).toEqual({ active: 0, inactive: 0, separated: 0, incomplete_configuration: 0, started_this_month: 0 });
  expect(await within('none', 'clientFigures', foreign)).toEqual({ active: 0, potential: 0 });
  expect(await within(`client:${left.clientId}`, 'employeeFigures', foreign)).toMatchObject({ active: 2 });
});

it('row 10: every function of a repository with protected tables is listed here', async () => {
  const folder = join(import.meta.dirname, '..', 'domains');
  const unnamed: string[] = [];
  const named =
    'access announcements attendance clients documents employees evaluations holidays home reports schedules shifts teams timesheets';
  for (const domain of named.split(' ')) {
    for (const file of readdirSync(join(folder, domain)).filter((name) => name.endsWith('.repository.ts'))) {
      const exported = Object.keys(await import(join(folder, domain, file)));
      unnamed.push(
        ...exported
          .filter((name) => !(name in reads) && !others.has(name) && !othersOfDomains.has(name))
          .map((name) => `${file}: ${name}`),
      );
    }
  }
  // A new function that reads for a viewer is added to `reads` above, any other to `others`.
  expect(unnamed).toEqual([]);
});
