import type { Insertable } from 'kysely';
import type { Database } from '../database/rows.generated.ts';
import { statusTypeIds } from '../database/seed/known-ids.ts';
import { storePlannedEnding } from '../domains/employees/planned-ending.repository.ts';
import type { TestPortal } from './build-test-app.ts';
import { createUser } from './factories/accounts.ts';
import { createAnnouncement } from './factories/announcements.ts';
import { createApplication } from './factories/applications.ts';
import { createAttendedDay, createOvertime } from './factories/attendance.ts';
import { createCandidateLink } from './factories/candidate-links.ts';
import { createCandidate } from './factories/candidates.ts';
import { createClient, createPolicy } from './factories/clients.ts';
import {
  createAttachment,
  createClientAttachment,
  createLeaveDocument,
  createPhoto,
  createRecruitmentFile,
} from './factories/files.ts';
import { createHireDraft } from './factories/hire-drafts.ts';
import { createHolidayCalendar } from './factories/holiday-calendars.ts';
import { createHoliday } from './factories/holidays.ts';
import { createImportJob } from './factories/imports.ts';
import { createInterview } from './factories/interviews.ts';
import { createJobDescriptionTemplate } from './factories/job-description-templates.ts';
import { createJobDescription } from './factories/job-descriptions.ts';
import { createOpenPosition } from './factories/open-positions.ts';
import { createRecruitmentNote } from './factories/recruitment-notes.ts';
import { createShift } from './factories/shifts.ts';
import { createApprovedCover, createScheduleFeed } from './factories/swaps.ts';
import { createTicketRecords } from './factories/ticket-records.ts';
import { addDay, createTimesheet } from './factories/timesheets.ts';
import { createPayChanges } from './row-security/pay-change-reads.ts';
import type { Twin } from './twin-clients.ts';

export type CompanyRecords = Awaited<ReturnType<typeof createCompanyRecords>>;

const at = '2026-03-01T00:00:00Z';
/** Records can be restored for minutes, and the tests move the clock: later than all of them. */
const removedAt = '2030-01-01T00:00:00Z';
const swapDays = { give_date: '2026-03-20', take_date: '2026-03-21' };

/** One record of every kind that a write names, of one of the twins, as of March 2, 2026. */
export async function createCompanyRecords(portal: TestPortal, twin: Twin) {
  const { db, services } = portal;
  const { clientId, shiftId, leadId, employeeUserId } = twin;
  const [employeeId = 0] = twin.employeeIds;
  const person = { id: employeeId, client_id: clientId };
  const user = await portal.as({ roles: ['client-user'], clientId });
  await createAttendedDay(db, person, '2026-02-24');
  const overtime = await createOvertime(db, person, '2026-02-24');
  await addDay(db, person, { work_date: '2026-02-17' });
  await createPayChanges(db, { employeeId, userId: employeeUserId });
  await createApprovedCover(db, { clientId, employeeId, colleagueId: leadId, shiftId, day: '2026-03-25' });
  await createScheduleFeed(db, { userId: employeeUserId, employeeId });
  await createPhoto(db, services.files, person);
  await createPolicy(db, 'leave', clientId);
  const holidayPolicy = await createPolicy(db, 'holiday');
  await storePlannedEnding(db, {
    employeeId: leadId,
    lastDay: '2027-01-31',
    typeId: statusTypeIds.resigned,
    group: 'resignation',
    reason: 'Moves abroad',
    clearanceStatus: 'Pending',
    rehire: true,
    effectiveAt: '2027-01-31T16:00:00Z',
    actor: { userId: employeeUserId, name: 'Hannah Ramos', impersonator: null },
  });
  const calendar = await createHolidayCalendar(db, { client_id: clientId, country_id: null });
  const holiday = await createHoliday(db, { calendar_id: calendar.id, kind: 'client' });
  const { id: position_id } = await createOpenPosition(db, { client_id: clientId });
  const application = await createApplication(db, { position_id, stage: 'presented' });
  await createJobDescription(db, { position_id });
  const announcement = await createAnnouncement(db, { clientIds: [clientId] });
  const draft = await createAnnouncement(db, { clientIds: [clientId], is_draft: true });
  const opened = await createTimesheet(db, person, '2026-02-01');
  const submitted = await createTimesheet(db, person, '2026-02-16', 'submitted');
  const approved = await createTimesheet(db, person, '2026-01-16', 'approved');

  const added = async <T extends keyof Database & string>(table: T, values: Insertable<Database[T]>) => {
    const { id } = await db
      .insertInto(table)
      .values(values as never)
      .returning('id' as never)
      .executeTakeFirstOrThrow();
    return id as number;
  };
  const removed = async ({ id }: { readonly id: number }) => {
    await db.updateTable('attachment').set({ removed_at: removedAt }).where('id', '=', id).execute();
    return id;
  };
  const recruitmentFile = async (whose: Parameters<typeof createRecruitmentFile>[2]) =>
    (await createRecruitmentFile(db, services.files, whose, { visibility: 'client_shared' })).id;
  const first = async (table: 'client_policy_default' | 'client_invoice_config') =>
    (await db.selectFrom(table).select('id').where('client_id', '=', clientId).orderBy('id').executeTakeFirstOrThrow())
      .id;
  const firstOf = async (
    table: 'employee_cost' | 'employee_policy' | 'employee_shift' | 'attendance_correction' | 'pay_change',
  ) =>
    (
      await db
        .selectFrom(table)
        .select('id')
        .where('employee_id', '=', employeeId)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id;
  const { id: versionId } = await db
    .selectFrom('shift_version')
    .select('id')
    .where('shift_id', '=', shiftId)
    .executeTakeFirstOrThrow();
  const swap = {
    requester_employee_id: leadId,
    colleague_employee_id: employeeId,
    requested_by_user_id: employeeUserId,
    client_id: clientId,
    ...swapDays,
    give_shift_version_id: versionId,
    give_shift_id: shiftId,
    take_shift_version_id: versionId,
    take_shift_id: shiftId,
    reason: 'A family day.',
    created_at: at,
  };
  const waitingLeave = await added('leave_request', {
    employee_id: employeeId,
    leave_type_id: 1,
    client_id: clientId,
    first_day: '2026-03-27',
    last_day: '2026-03-27',
    reason: 'A family day.',
    is_late: false,
    requested_by_user_id: employeeUserId,
    created_at: at,
  });
  return {
    ...twin,
    employeeId,
    userId: user.userId,
    invitedUser: (await createUser(db, { roles: ['client-user'], clientId, columns: { status: 'invited' } })).id,
    inactiveUser: (
      await createUser(db, {
        roles: ['client-user'],
        clientId,
        columns: { status: 'disabled', disabled_from: 'active', disabled_by: 'admin' },
      })
    ).id,
    sessionId: user.sessionId,
    approvedSwap: (
      await db.selectFrom('shift_swap').select('id').where('client_id', '=', clientId).executeTakeFirstOrThrow()
    ).id,
    askedSwap: await added('shift_swap', swap),
    acceptedSwap: await added('shift_swap', {
      ...swap,
      give_date: '2026-03-22',
      take_date: '2026-03-23',
      state: 'accepted',
    }),
    waitingLeave,
    leaveDocument: (await createLeaveDocument(db, services.files, { id: waitingLeave })).id,
    waitingHolidaySwap: await added('holiday_swap', {
      employee_id: employeeId,
      client_id: clientId,
      holiday_day: '2026-04-09',
      holiday: 'Day of Valor',
      substitute_day: '2026-04-13',
      requested_by_user_id: employeeUserId,
      created_at: at,
    }),
    holidayCalendar: { id: calendar.id, client_id: clientId },
    holiday: { id: holiday.id, calendar_id: calendar.id },
    announcement: announcement.id,
    draft: draft.id,
    opened,
    submitted,
    approved,
    overtime,
    clientPolicy: await first('client_policy_default'),
    invoiceConfig: await first('client_invoice_config'),
    amount: await firstOf('employee_cost'),
    holidayPolicy: holidayPolicy.id,
    employeePolicy: await firstOf('employee_policy'),
    placement: await firstOf('employee_shift'),
    correction: await firstOf('attendance_correction'),
    payChange: await firstOf('pay_change'),
    removedClient: (await createClient(db, { deleted_at: removedAt })).id,
    removedShift: (await createShift(db, { client_id: clientId, deleted_at: removedAt })).id,
    removedRotation: await added('rotation', {
      name: 'Removed weeks',
      client_id: clientId,
      weeks: 1,
      deleted_at: removedAt,
    }),
    removedTeam: await added('team', { name: 'Removed team', client_id: clientId, deleted_at: removedAt }),
    contact: await added('client_contact', { client_id: clientId, name: 'Alex Tan' }),
    removedContact: await added('client_contact', { client_id: clientId, name: 'Lee Tan', removed_at: removedAt }),
    savedView: await added('saved_view', { user_id: employeeUserId, list: 'shifts', name: 'Nights' }),
    substitute: await added('approval_substitute', {
      user_id: employeeUserId,
      substitute_user_id: user.userId,
      days: '[2026-03-02,2026-04-01)',
    }),
    notification: await added('notification', {
      user_id: employeeUserId,
      type: 'test',
      title: 'Welcome',
      body: 'Hello.',
    }),
    attachment: (await createAttachment(db, services.files, person)).id,
    removedAttachment: await removed(await createAttachment(db, services.files, person)),
    removedClientAttachment: await removed(await createClientAttachment(db, services.files, { id: clientId })),
    removedLeaveDocument: await removed(await createLeaveDocument(db, services.files, { id: waitingLeave })),
    clientAttachment: (await createClientAttachment(db, services.files, { id: clientId })).id,
    candidate: application.candidate_id,
    positionFile: await recruitmentFile({ open_position_id: position_id }),
    removedPositionFile: await removed({ id: await recruitmentFile({ open_position_id: position_id }) }),
    candidateFile: await recruitmentFile({ candidate_id: application.candidate_id }),
    removedCandidateFile: await removed({ id: await recruitmentFile({ candidate_id: application.candidate_id }) }),
    recruitmentNote: (
      await createRecruitmentNote(db, {
        open_position_id: position_id,
        visibility: 'client_shared',
        author_user_id: employeeUserId,
      })
    ).id,
    candidateLink: await createCandidateLink(db, {
      candidate_id: application.candidate_id,
      token: `link-${clientId}`,
      created_by_user_id: employeeUserId,
    }),
    application: application.id,
    screenedApplication: (await createApplication(db, { position_id, stage: 'screening' })).id,
    offeredApplication: (await createApplication(db, { position_id, stage: 'offered' })).id,
    interview: (await createInterview(db, { application_id: application.id })).id,
    unproposedCandidate: (await createCandidate(db)).id,
    openPosition: application.position_id,
    hireDraft: (await createHireDraft(db, { client_id: clientId })).uuid,
    reviewedHireDraft: (await createHireDraft(db, { client_id: clientId, isReviewed: true })).uuid,
    jobDescriptionTemplate: (await createJobDescriptionTemplate(db)).id,
    archivedJobDescriptionTemplate: (await createJobDescriptionTemplate(db, { is_active: false })).id,
    ...(await createTicketRecords(portal, { clientId, userId: twin.clientAdminId })),
    importJob: (await createImportJob(db, services.files, { userId: employeeUserId, name: 'Maria Santos' })).id,
  };
}
