import type { CallDeclaration } from '@muster/contract';
import { savedViewsCalls } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeProfileCalls } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { holidayCalendarsCalls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import { holidayPoliciesCalls } from '@muster/contract/domains/holidays/holiday-policies.calls.ts';
import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { availabilityCalls } from '@muster/contract/domains/interviews/availability.calls.ts';
import { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { leaveTypesCalls } from '@muster/contract/domains/leave/leave-types.calls.ts';
import { currenciesCalls } from '@muster/contract/domains/lookups/currencies.calls.ts';
import { officesCalls } from '@muster/contract/domains/lookups/offices.calls.ts';
import { notificationTypesCalls } from '@muster/contract/domains/notifications/notification-types.calls.ts';
import { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { candidateMergesCalls } from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { jobDescriptionTemplatesCalls } from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import { jobDescriptionsCalls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';
import { notesCalls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import { openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { cannedRepliesCalls } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import { ticketSlaPoliciesCalls } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { clientTimesheetsCalls } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { statusTypeIds, teamRoleIds } from '../database/seed/known-ids.ts';
import { announcementBody } from '../domains/announcements/announcement-body.fixture.ts';
import { stepDraft } from '../domains/approvals/policy-draft.fixture.ts';
import { clientUserActConflict, clientUserConflict } from '../domains/client-users/client-user-conflict.fixture.ts';
import { clientBody } from '../domains/clients/client-body.fixture.ts';
import { employeeBody } from '../domains/employees/employee-body.fixture.ts';
import { holidayCalendarConflict } from '../domains/holidays/holiday-calendar-conflict.fixture.ts';
import { holidayConflict } from '../domains/holidays/holiday-conflict.fixture.ts';
import { holidayPolicyConflict } from '../domains/holidays/holiday-policy-conflict.fixture.ts';
import { availabilityConflict } from '../domains/interviews/availability-conflict.fixture.ts';
import {
  interviewCancelConflict,
  interviewEndConflict,
  interviewMoveConflict,
} from '../domains/interviews/interview-conflict.fixture.ts';
import { leavePolicyConflict, leaveVersionConflict } from '../domains/leave/leave-policy-conflict.fixture.ts';
import { leaveTypeConflict } from '../domains/leave/leave-type-conflict.fixture.ts';
import { notificationTypeConflict } from '../domains/notifications/notification-type-conflict.fixture.ts';
import {
  applicationDecisionConflict,
  applicationMoveConflict,
} from '../domains/recruitment/application-conflict.fixture.ts';
import { candidateConflict, candidateMergeConflict } from '../domains/recruitment/candidate-conflict.fixture.ts';
import { hireDraftConflict } from '../domains/recruitment/hire-draft-conflict.fixture.ts';
import {
  jobDescriptionConflict,
  jobDescriptionReviewConflict,
  jobDescriptionTemplateConflict,
} from '../domains/recruitment/job-description-conflict.fixture.ts';
import { noteEditConflict, noteShareConflict } from '../domains/recruitment/note-conflict.fixture.ts';
import {
  openPositionConflict,
  openPositionMoveConflict,
} from '../domains/recruitment/open-position-conflict.fixture.ts';
import { nightShiftBody } from '../domains/shifts/shift-body.fixture.ts';
import { staffUserActConflict, staffUserConflict } from '../domains/staff-users/staff-user-conflict.fixture.ts';
import { cannedReplyConflict } from '../domains/tickets/canned-reply-conflict.fixture.ts';
import { ticketConflicts } from '../domains/tickets/ticket-conflict.fixture.ts';
import { ticketSlaPolicyConflict } from '../domains/tickets/ticket-sla-policy-conflict.fixture.ts';
import { ticketTypeConflict } from '../domains/tickets/ticket-type-conflict.fixture.ts';
import type { ConflictCast, ConflictExample, Prepare } from './conflict-example.ts';
import { createAnnouncement } from './factories/announcements.ts';
import { createOvertime, createWorker } from './factories/attendance.ts';
import { createClient } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { addDay, createTimesheet } from './factories/timesheets.ts';

async function contact({ portal, hr, other }: ConflictCast): Promise<ConflictExample> {
  const { id: client_id } = await createClient(portal.db);
  const { body: added } = await hr.call(clientRecordCalls.createContact, { body: { client_id, name: 'Wendy Marsh' } });
  const body = { id: added.id, version: 1, name: 'Wendy Marsh-Cole' };
  const change = () => other.call(clientRecordCalls.updateContact, { body });
  return { viewer: hr, request: { body: { ...body, name: 'W. Marsh' } }, change, by: other.name, fields: ['Name'] };
}

async function client({ portal, hr, other }: ConflictCast): Promise<ConflictExample> {
  const { id, legal_business_name } = await createClient(portal.db);
  const body = { id, version: 1, ...clientBody({ status: 'Active', legal_business_name }) };
  const change = () => other.call(clientsCalls.update, { body: { ...body, industry: 'Farming' } });
  return { viewer: hr, request: { body }, change, by: other.name, fields: ['Industry'] };
}

async function team({ portal, hr, other }: ConflictCast): Promise<ConflictExample> {
  const { id: client_id } = await createClient(portal.db);
  const { id: employee_id } = await createEmployee(portal.db, { client_id });
  const members = [{ employee_id, team_role_id: teamRoleIds.teamLead }];
  const { body: added } = await hr.call(teamsCalls.create, { body: { client_id, name: 'Intake', members } });
  const body = { id: added.id, version: 1, name: 'Billing', members };
  const change = () => other.call(teamsCalls.update, { body });
  return { viewer: hr, request: { body: { ...body, name: 'Claims' } }, change, by: other.name, fields: ['Name'] };
}

async function office({ hr, other }: ConflictCast): Promise<ConflictExample> {
  const { body: added } = await hr.call(officesCalls.create, {
    body: { name: 'Davao', address: 'Bajada, Davao City' },
  });
  const body = { id: added.id, version: 1, name: 'Davao', address: 'Lanang, Davao City' };
  const change = () => other.call(officesCalls.update, { body });
  return { viewer: hr, request: { body: { ...body, name: 'D' } }, change, by: other.name, fields: ['Address'] };
}

async function approvalPolicy({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { body: policies } = await viewer.call(policiesCalls.list);
  const { id, version } = policies.data.find(({ kind }) => kind === 'overtime') ?? { id: 0, version: 1 };
  const body = { id, version, steps: [stepDraft()] };
  const change = () => other.call(policiesCalls.publish, { body });
  return { viewer, request: { body }, change, by: other.name, fields: ['Steps'] };
}

async function currency({ hr, other }: ConflictCast): Promise<ConflictExample> {
  const { body: added } = await hr.call(currenciesCalls.create, { body: { code: 'xts', name: 'Test', symbol: 'T' } });
  const body = { id: added.id, version: 1, code: 'XTS', name: 'Testing money', symbol: 'T' };
  const change = () => other.call(currenciesCalls.update, { body });
  return { viewer: hr, request: { body: { ...body, name: 'Money' } }, change, by: other.name, fields: ['Name'] };
}

async function shift({ hr, other }: ConflictCast): Promise<ConflictExample> {
  const { shift_active_start_date, ...fields } = nightShiftBody();
  const { body: added } = await hr.call(shiftsCalls.create, { body: { ...fields, shift_active_start_date } });
  const request = { params: { id: added.id }, body: { ...fields, version: 1 } };
  const change = () => other.call(shiftsCalls.update, { ...request, body: { ...request.body, work_days: [1, 2] } });
  return { viewer: hr, request, change, by: other.name, fields: ['Work days'] };
}

async function rotation({ hr, other }: ConflictCast): Promise<ConflictExample> {
  const { body: shift } = await hr.call(shiftsCalls.create, { body: nightShiftBody() });
  const days = [{ week: 1, weekday: 1, shift_id: shift.id }];
  const fields = { name: `Two weeks ${shift.id}`, weeks: 1, days };
  const { body: added } = await hr.call(rotationsCalls.create, { body: fields });
  const request = { params: { id: added.id }, body: { ...fields, version: 1 } };
  const change = () => other.call(rotationsCalls.update, { ...request, body: { ...request.body, weeks: 2 } });
  return { viewer: hr, request, change, by: other.name, fields: ['Weeks'] };
}

async function savedView({ other: own }: ConflictCast): Promise<ConflictExample> {
  const given = { list: 'shifts' as const, name: 'Nights', query: 'kind=night', hidden_columns: [], is_default: false };
  const { body: view } = await own.call(savedViewsCalls.create, { body: given });
  const body = { id: view.id, version: 1, query: '' };
  const change = () => own.call(savedViewsCalls.update, { body });
  return { viewer: own, request: { body: { ...body, name: 'N' } }, change, by: own.name, fields: ['Filters'] };
}

const announcement =
  (late: (id: number) => ConflictExample['request'], gaps: object): Prepare =>
  async ({ portal, hr, other }) => {
    const { id } = await createAnnouncement(portal.db, gaps);
    const isDraft = 'is_draft' in gaps;
    const params = { id };
    const change = () =>
      isDraft
        ? other.call(announcementsCalls.update, { body: { ...announcementBody({ title: 'New' }), id, version: 1 } })
        : other.call(announcementsCalls.changeExpiry, {
            params,
            body: { version: 1, expires_at: '2027-01-01T00:00:00Z' },
          });
    const fields = [isDraft ? 'Title' : 'Expiry time'];
    return { viewer: hr, request: late(id), change, by: other.name, fields };
  };

const draft = { is_draft: true };

/** An employee whose position somebody changes in between. */
const employee =
  (late: (stored: { id: number; update: object }) => object): Prepare =>
  async ({ portal, hr, other }) => {
    const given = await employeeBody(portal.db);
    const { body: added } = await hr.call(employeesCalls.create, { body: given });
    const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...rest } = given;
    const update = { ...rest, id: added.id, version: 1 };
    const change = () => other.call(employeesCalls.update, { body: { ...update, position: 'Team Lead' } });
    const body = { version: 1, ...late({ id: added.id, update }) };
    return { viewer: hr, request: { body }, change, by: other.name, fields: ['Position'] };
  };

async function profile({ portal, hr }: ConflictCast): Promise<ConflictExample> {
  const given = await employeeBody(portal.db);
  const { body: added } = await hr.call(employeesCalls.create, { body: given });
  const own = await portal.as({ roles: ['employee'], employeeId: added.id });
  const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...rest } = given;
  const body = { ...rest, id: added.id, version: 1, city: 'Cebu' };
  const change = () => hr.call(employeesCalls.update, { body });
  return { viewer: own, request: { body: { version: 1, zip: '6000' } }, change, by: 'A colleague', fields: ['City'] };
}

const correction =
  (late: 'decide' | 'withdraw'): Prepare =>
  async ({ portal, hr, other }) => {
    const worker = await createWorker(portal.db);
    const own = await portal.as({ roles: ['employee'], employeeId: worker.id });
    const day = portal.clock.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 2 }).toString();
    const times = { work_date: day, in: `${day}T09:00`, out: `${day}T17:00`, reason: 'No signal.' };
    const { body: stored } = await own.call(correctionsCalls.request, { body: times });
    const decision = { ...stored, decision: 'rejected' as const, note: 'The door log says otherwise.' };
    const change = () => other.call(correctionsCalls.decide, { body: decision });
    const changed = { change, by: late === 'decide' ? other.name : 'A colleague', fields: ['Status', 'Note'] };
    return late === 'decide'
      ? { viewer: hr, request: { body: decision }, ...changed }
      : { viewer: own, request: { body: stored }, ...changed };
  };

async function overtime({ portal, hr, other }: ConflictCast): Promise<ConflictExample> {
  const worker = await createWorker(portal.db);
  const day = portal.clock.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 2 }).toString();
  const request = await createOvertime(portal.db, worker, day);
  const body = { requests: [request], decision: 'refused' as const, note: 'The client did not ask for it.' };
  const change = () => other.call(overtimeCalls.decide, { body });
  return { viewer: hr, request: { body }, change, by: other.name, fields: ['Status', 'Note'] };
}

const timesheet =
  (late: 'submit' | 'approve' | 'reopen'): Prepare =>
  async ({ portal, hr, other }) => {
    const worker = await createEmployee(portal.db);
    const own = await portal.as({ roles: ['employee'], employeeId: worker.id });
    const sheet = await createTimesheet(portal.db, worker, '2026-02-01', late === 'submit' ? 'open' : 'submitted');
    const reopening = { ...sheet, reason: 'Hours are missing.' };
    const change = () =>
      late === 'submit'
        ? own.call(timesheetsCalls.submit, { body: sheet })
        : other.call(timesheetsCalls.reopen, { body: reopening });
    const body = { submit: sheet, approve: { selection: { timesheets: [sheet] } }, reopen: reopening }[late];
    const isOwn = late === 'submit';
    return {
      viewer: isOwn ? own : hr,
      request: { body },
      change,
      by: isOwn ? own.name : other.name,
      fields: ['Status'],
    };
  };

async function clientTimesheet({ portal, hr }: ConflictCast): Promise<ConflictExample> {
  const client = await createClient(portal.db);
  const [viewer, other] = [
    await portal.as({ roles: ['client-user'], clientId: client.id }),
    await portal.as({ roles: ['client-user'], clientId: client.id }),
  ];
  const user_ids = [viewer.userId, other.userId];
  await hr.call(hoursApprovalCalls.set, {
    body: { client_id: client.id, approves_hours: true, approves_leave: false, user_ids },
  });
  const worker = await createEmployee(portal.db, { client_id: client.id });
  await addDay(portal.db, { id: worker.id, client_id: client.id }, { work_date: '2026-02-03' });
  const { id } = await createTimesheet(portal.db, worker, '2026-02-01');
  const own = await portal.as({ roles: ['employee'], employeeId: worker.id });
  await own.call(timesheetsCalls.submit, { body: { id, version: 1 } });
  await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: [{ id, version: 2 }] } } });
  const body = { id, version: 2, decision: 'approved' as const };
  const change = () => other.call(clientTimesheetsCalls.decide, { body });
  return { viewer, request: { body }, change, by: other.name, fields: ['Status'] };
}

const leaving = {
  status_type_id: statusTypeIds.suspended,
  effective_date: '2026-03-02',
  reason: 'Under investigation',
};

/** For every call that takes a version. */
export const conflictExamples: ReadonlyMap<CallDeclaration, Prepare> = new Map<CallDeclaration, Prepare>([
  [savedViewsCalls.update, savedView],
  [announcementsCalls.update, announcement((id) => ({ body: { ...announcementBody(), id, version: 1 } }), draft)],
  [announcementsCalls.publish, announcement((id) => ({ params: { id }, body: { version: 1 } }), draft)],
  [announcementsCalls.withdraw, announcement((id) => ({ params: { id }, body: { version: 1 } }), {})],
  [
    announcementsCalls.changeExpiry,
    announcement((id) => ({ params: { id }, body: { version: 1, expires_at: null } }), {}),
  ],
  [correctionsCalls.withdraw, correction('withdraw')],
  [correctionsCalls.decide, correction('decide')],
  [overtimeCalls.decide, overtime],
  [clientsCalls.update, client],
  [clientRecordCalls.updateContact, contact],
  [teamsCalls.update, team],
  [employeesCalls.update, employee(({ update }) => ({ ...update, name: 'Other Name' }))],
  [
    employeeHistoryCalls.changeAssignment,
    employee(({ id }) => ({ id, kind: 'position', position: 'Nurse', effective_date: '2026-03-20' })),
  ],
  [
    employeeHistoryCalls.cancelAssignment,
    employee(({ id }) => ({ id, kind: 'position', effective_date: '2026-03-20' })),
  ],
  [employeeProfileCalls.update, profile],
  [employeeStatusCalls.deactivate, employee(({ id }) => ({ id, ...leaving }))],
  [employeeStatusCalls.cancelEnding, employee(({ id }) => ({ id }))],
  [employeeStatusCalls.reactivate, employee(({ id }) => ({ id, effective_date: '2026-03-02', reason: 'Cleared' }))],
  [employeeStatusCalls.rehire, employee(({ id }) => ({ id, start_date: '2026-03-16' }))],
  [policiesCalls.publish, approvalPolicy],
  [officesCalls.update, office],
  [currenciesCalls.update, currency],
  [shiftsCalls.update, shift],
  [rotationsCalls.update, rotation],
  [clientTimesheetsCalls.decide, clientTimesheet],
  [timesheetsCalls.submit, timesheet('submit')],
  [timesheetsCalls.approve, timesheet('approve')],
  [timesheetsCalls.reopen, timesheet('reopen')],
  [holidayCalendarsCalls.update, holidayCalendarConflict],
  [holidaysCalls.update, holidayConflict],
  [holidayPoliciesCalls.update, holidayPolicyConflict],
  [leavePoliciesCalls.update, leavePolicyConflict],
  [leavePoliciesCalls.removeVersion, leaveVersionConflict],
  [leaveTypesCalls.update, leaveTypeConflict],
  [ticketTypesCalls.update, ticketTypeConflict],
  [ticketSlaPoliciesCalls.update, ticketSlaPolicyConflict],
  [notificationTypesCalls.update, notificationTypeConflict],
  ...ticketConflicts,
  [openPositionsCalls.update, openPositionConflict],
  [openPositionsCalls.move, openPositionMoveConflict],
  [cannedRepliesCalls.update, cannedReplyConflict],
  [staffUsersCalls.update, staffUserConflict],
  [staffUsersCalls.deactivate, staffUserActConflict('active')],
  [staffUsersCalls.reactivate, staffUserActConflict('inactive')],
  [staffUsersCalls.resend, staffUserActConflict('invited')],
  [staffUsersCalls.revoke, staffUserActConflict('invited')],
  [clientUsersCalls.update, clientUserConflict],
  [clientUsersCalls.deactivate, clientUserActConflict('active')],
  [clientUsersCalls.reactivate, clientUserActConflict('inactive')],
  [clientUsersCalls.resend, clientUserActConflict('invited')],
  [clientUsersCalls.revoke, clientUserActConflict('invited')],
  [candidatesCalls.update, candidateConflict],
  [candidateMergesCalls.merge, candidateMergeConflict],
  [applicationsCalls.move, applicationMoveConflict],
  [notesCalls.edit, noteEditConflict],
  [notesCalls.share, noteShareConflict],
  [applicationsCalls.decide, applicationDecisionConflict],
  [jobDescriptionTemplatesCalls.update, jobDescriptionTemplateConflict],
  [jobDescriptionsCalls.save, jobDescriptionConflict],
  [jobDescriptionsCalls.review, jobDescriptionReviewConflict],
  [hireDraftsCalls.save, hireDraftConflict({ answers: { years: 2 } })],
  [hireDraftsCalls.write, hireDraftConflict({ template_id: null })],
  [hireDraftsCalls.review, hireDraftConflict({ is_reviewed: true })],
  [hireDraftsCalls.finalize, hireDraftConflict({}, true)],
  [availabilityCalls.save, availabilityConflict],
  [interviewsCalls.move, interviewMoveConflict],
  [interviewsCalls.cancel, interviewCancelConflict],
  [interviewsCalls.end, interviewEndConflict],
]);
