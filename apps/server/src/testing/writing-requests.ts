import { type CallDeclaration, callEffect } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import { needAddress } from '@muster/contract/domains/home/need-address.rules.ts';
import { currencyIds, statusTypeIds, teamRoleIds } from '../database/seed/known-ids.ts';
import { announcementBody } from '../domains/announcements/announcement-body.fixture.ts';
import { stepDraft } from '../domains/approvals/policy-draft.fixture.ts';
import { clientBody } from '../domains/clients/client-body.fixture.ts';
import { leaveTypeBody } from '../domains/leave/leave-type-body.fixture.ts';
import { clientUserWrites } from './client-user-writes.ts';
import type { CompanyRecords } from './company-records.ts';
import { leavePolicyLine } from './factories/leave-policies.ts';
import { nextNumber } from './factories/numbers.ts';
import { importWrites } from './import-writes.ts';
import { notificationWrites } from './notification-writes.ts';
import { recruitmentWrites } from './recruitment-writes.ts';
import { pdf, png, uploadForm } from './sample-files.ts';
import { shiftWrites } from './shift-writes.ts';
import { staffUserWrites } from './staff-user-writes.ts';
import { ticketWrites } from './ticket-writes.ts';

/** Every write that depends on a right. Public calls, such as a password that was forgotten, do not. */
export const writingCalls: readonly CallDeclaration[] = allCalls
  .filter(
    (call: CallDeclaration) => callEffect(call) === 'write' && call.access !== 'public' && call.access !== 'pending',
  )
  .toSorted((one, other) => turnOf(one) - turnOf(other));

/** Calls that remove a record come last, so that the others find it. */
function turnOf({ name, method }: CallDeclaration): number {
  if (name === 'employees.delete' || name === 'clients.delete') return 2;
  return method === 'DELETE' ? 1 : 0;
}

export interface WriteTargets {
  /** Records of the sender's company. */
  readonly own: CompanyRecords;
  /** Records of the company that must not change. */
  readonly other: CompanyRecords;
  /** Of no company: everybody sees it. */
  readonly sharedShiftId: number;
  /** Bodies for a new employee of the other company, without and with the sensitive fields. */
  readonly newEmployees: readonly object[];
  /** The stored fields of the employee of each company. */
  readonly storedEmployees: { readonly own: object; readonly other: object };
}

export interface WriteRequest {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly form?: FormData;
}

type Examples = (targets: WriteTargets) => readonly WriteRequest[];

const version = 1;
const body = (...bodies: readonly object[]): readonly WriteRequest[] => bodies.map((one) => ({ body: one }));
const params = (...ids: readonly number[]): readonly WriteRequest[] => ids.map((id) => ({ params: { id } }));
/** Calls about the sender only. */
const ownOnly: Examples = () => [{}];

const leaving = {
  status_type_id: statusTypeIds.suspended,
  effective_date: '2026-03-02',
  reason: 'Under investigation',
};
const holidayTerms = { day: '2026-09-18', kind: 'client', is_fixed: true, source: 'Agreement' };
const calendarTerms = ({ clientId }: CompanyRecords) => ({ name: `Calendar ${nextNumber()}`, client_id: clientId });
const policyTerms = ({ holidayCalendar }: CompanyRecords) => ({
  name: `Policy ${nextNumber()}`,
  is_client_assignable: true,
  lines: [{ calendar_id: holidayCalendar.id, effect: 'day_off', from_year: 2026, until_year: null }],
});
const leavePolicyTerms = () => ({
  name: `Policy ${nextNumber()}`,
  is_client_assignable: true,
  first_day: '2026-01-01',
  lines: [leavePolicyLine(1)],
});
const times = { in: '2026-02-24T09:00', out: '2026-02-24T17:00', reason: 'No signal.' };
const fileOf = (fields: Record<string, number>): WriteRequest => ({ form: uploadForm(fields, pdf(), 'contract.pdf') });
const photoOf = (employee_id: number): WriteRequest => {
  const form = new FormData();
  form.append('employee_id', String(employee_id));
  form.append('photo', new File([new Uint8Array(png())], 'photo.png'));
  return { form };
};
/** Requests that name the other company's records, alone or together with own ones. */
const examples: Readonly<Record<string, Examples>> = {
  'accounts.create-token': () => body({ email: 'nobody@muster.test' }),
  'accounts.confirm-password': () => body({ password: 'not the password' }),
  'accounts.start-two-factor': ownOnly,
  'home.snooze-need': () => [{ params: { uuid: needAddress('leave', [1, 0]) }, body: { until: null } }],
  'accounts.confirm-two-factor': () => body({ code: '000000' }),
  'accounts.end-two-factor': ownOnly,
  'accounts.renew-recovery-codes': () => body({ current_password: 'not the password' }),
  'accounts.change-password': () =>
    body({ current_password: 'a', password: 'violet otter under', password_confirmation: 'violet otter under' }),
  'accounts.skip-password-change': ownOnly,
  'accounts.update-profile': () => body({ first_name: 'Ana', last_name: 'Cruz' }),
  'accounts.update-timezone': () => body({ timezone_id: 291 }),
  'accounts.update-hour-cycle': () => body({ hour_cycle: 24 }),
  'accounts.end-session': ({ other }) => params(other.sessionId),
  'accounts.impersonate': ({ other }) => params(other.userId, other.employeeUserId),
  'accounts.leave-impersonation': ownOnly,
  'accounts.switch-company': ({ other }) => body({ client_id: other.clientId }),
  'accounts.create-saved-view': () =>
    body({ list: 'shifts', name: `View ${nextNumber()}`, query: '', hidden_columns: [] }),
  'accounts.change-list-settings': () =>
    body({ list: 'shifts', column_order: [], hidden_columns: null, widths: {}, density: 'compact' }),
  'accounts.update-saved-view': ({ other }) => body({ id: other.savedView, version, name: 'Taken' }),
  'accounts.delete-saved-view': ({ other }) => params(other.savedView),
  'announcements.create': ({ other }) =>
    body(
      announcementBody(),
      announcementBody({ audience: 'clients', client_ids: [other.clientId], step: 'publish' } as never),
    ),
  'announcements.update': ({ other }) => body({ ...announcementBody(), id: other.draft, version }),
  'announcements.publish': ({ other }) => [{ params: { id: other.draft }, body: { version } }],
  'announcements.withdraw': ({ other }) => [{ params: { id: other.announcement }, body: { version } }],
  'announcements.change-expiry': ({ other }) => [
    { params: { id: other.announcement }, body: { version, expires_at: null } },
  ],
  'announcements.delete': ({ other }) => body({ id: other.draft }),
  'announcements.mark-read': ({ other }) => body({ id: other.announcement }),
  'approvals.add-policy': () => body({ kind: 'ticket', name: 'Another policy' }),
  'approvals.rename-policy': () => body({ id: 1, name: 'Renamed' }),
  'approvals.remove-policy': () => body({ id: 1 }),
  'approvals.publish-policy': () => body({ id: 1, version, steps: [stepDraft()] }),
  'approvals.add-substitute': ({ other }) =>
    body({ substitute_id: other.userId, first_day: '2026-03-03', last_day: '2026-03-04' }),
  'approvals.end-substitute': ({ other }) => body({ id: other.substitute }),
  'attendance.punch': () => body({ kind: 'in' }),
  'attendance.request-correction': ({ other }) =>
    body({ employee_id: other.employeeId, work_date: '2026-02-24', ...times }),
  'attendance.enter-times': ({ own, other }) =>
    [[other.employeeId], [own.employeeId, other.employeeId]].map((ids) => ({
      body: {
        days: ids.map((employee_id) => ({ employee_id, work_date: '2026-02-23' })),
        times: { in: '09:00', out: '17:00' },
        reason: 'No signal.',
      },
    })),
  'attendance.reset-day': ({ other }) =>
    body({ employee_id: other.employeeId, work_date: '2026-02-24', counts: 'nothing', reason: 'Wrong.' }),
  'attendance.withdraw-correction': ({ other }) => body({ id: other.correction, version }),
  'attendance.decide-correction': ({ other }) => body({ id: other.correction, version, decision: 'approved' }),
  'attendance.decide-overtime': ({ own, other }) =>
    body(
      { requests: [other.overtime], decision: 'approved' },
      { requests: [own.overtime, other.overtime], decision: 'approved' },
    ),
  'clients.create': () => body(clientBody()),
  'clients.update': ({ other }) => body({ id: other.clientId, version, ...clientBody({ status: 'Active' }) }),
  'clients.delete': ({ other }) => body({ id: other.clientId }),
  'clients.restore': ({ other }) => params(other.removedClient),
  'clients.create-contact': ({ other }) => body({ client_id: other.clientId, name: 'Wendy Marsh' }),
  'clients.update-contact': ({ other }) => body({ id: other.contact, version, name: 'Wendy Marsh' }),
  'clients.delete-contact': ({ other }) => body({ id: other.contact }),
  'clients.restore-contact': ({ other }) => params(other.removedContact),
  'clients.assign-account-managers': ({ own, other }) =>
    body({ client_id: other.clientId, user_ids: [] }, { client_id: other.clientId, user_ids: [own.clientAdminId] }),
  'clients.set-network-rule': ({ other }) =>
    body({ client_id: other.clientId, mode: 'refuse', networks: ['198.51.100.0/24'] }),
  'clients.set-hours-rule': ({ other }) => body({ client_id: other.clientId, weekly_hours: 40 }),
  'clients.add-policy': ({ other }) =>
    body({ client_id: other.clientId, kind: 'leave', policy_id: 1, effective_from: '2026-04-01' }),
  'clients.remove-policy': ({ other }) => body({ id: other.clientPolicy }),
  'clients.add-invoice-config': ({ other }) =>
    body({
      client_id: other.clientId,
      effective_from: '2026-04-01',
      billing_day: 17,
      terms_days: 15,
      currency_id: 1,
      subscription_id: 1,
      recipients: ['accounts@driftwood.example'],
    }),
  'clients.remove-invoice-config': ({ other }) => body({ id: other.invoiceConfig }),
  'clients.attach': ({ other }) => [fileOf({ client_id: other.clientId, attachment_type_id: 12 })],
  'clients.remove-attachment': ({ other }) => body({ id: other.clientAttachment }, { id: other.attachment }),
  'clients.restore-attachment': ({ other }) => params(other.removedClientAttachment, other.removedAttachment),
  'clients.set-hours-approval': ({ own, other }) =>
    body(
      { client_id: other.clientId, approves_hours: true, approves_leave: true, user_ids: [other.userId] },
      { client_id: own.clientId, approves_hours: true, approves_leave: true, user_ids: [other.userId] },
    ),
  'teams.create-team': ({ own, other }) =>
    [
      [other.clientId, other.employeeId],
      [own.clientId, other.employeeId],
      [other.clientId, own.employeeId],
    ].map(([client_id, employee_id]) => ({
      body: { client_id, name: `Team ${nextNumber()}`, members: [{ employee_id, team_role_id: teamRoleIds.teamLead }] },
    })),
  'teams.update-team': ({ own, other }) =>
    [
      [other.teamId, own.employeeId],
      [own.teamId, other.employeeId],
    ].map(([id, employee_id]) => ({
      body: { id, version, name: `Team ${nextNumber()}`, members: [{ employee_id, team_role_id: teamRoleIds.member }] },
    })),
  'teams.delete-team': ({ other }) => body({ id: other.teamId }),
  'teams.restore-team': ({ other }) => params(other.removedTeam),
  'employees.create': ({ newEmployees }) =>
    body(
      ...newEmployees.map((one) => {
        const mark = `new-${nextNumber()}`;
        const personal = 'personal_email' in one && { personal_email: `${mark}@mail.test` };
        return { ...one, ...personal, third_party_employee_id: mark, work_email: `${mark}@muster.test` };
      }),
    ),
  'employees.update': ({ other, storedEmployees }) =>
    body(
      { ...storedEmployees.other, position: 'Taken' },
      { ...storedEmployees.own, client_id: other.clientId },
      { ...storedEmployees.own, shift_id: other.shiftId },
    ),
  'employees.delete': ({ other }) => body({ id: other.employeeId }),
  'employees.decide-pay-change': ({ other }) => body({ id: other.payChange, decision: 'approved' }),
  'employees.withdraw-pay-change': ({ other }) => body({ id: other.payChange }),
  'employees.add-amount': ({ other }) =>
    body({
      employee_id: other.employeeId,
      kind: 're_fee',
      effective_from: '2026-04-01',
      amount: '10',
      currency_id: currencyIds.php,
    }),
  'employees.cancel-amount': ({ other }) => body({ kind: 'cost', id: other.amount }),
  'employees.add-policy': ({ other }) =>
    body({
      employee_id: other.employeeId,
      kind: 'holiday',
      policy_id: other.holidayPolicy,
      effective_from: '2027-01-01',
    }),
  'employees.cancel-policy': ({ other }) => body({ id: other.employeePolicy }),
  'employees.change-assignment': ({ own, other, sharedShiftId }) => {
    const common = { version, effective_date: '2026-03-20' };
    return body(
      { ...common, id: other.employeeId, kind: 'position', position: 'Taken' },
      { ...common, id: other.employeeId, kind: 'shift', shift_id: sharedShiftId },
      { ...common, id: other.employeeId, kind: 'client', client_id: own.clientId, shift_id: sharedShiftId },
      { ...common, id: own.employeeId, kind: 'client', client_id: other.clientId, shift_id: sharedShiftId },
      { ...common, id: own.employeeId, kind: 'shift', shift_id: other.shiftId },
    );
  },
  'employees.withdraw-plan': ({ other }) =>
    body({ kind: 'position', id: other.employeeId, version, effective_date: '2026-03-20' }),
  'employees.attach': ({ other }) => [fileOf({ employee_id: other.employeeId, attachment_type_id: 1 })],
  'employees.remove-attachment': ({ other }) => params(other.attachment, other.clientAttachment),
  'employees.restore-attachment': ({ other }) => params(other.removedAttachment, other.removedClientAttachment),
  'employees.renew-id-card': ({ other }) => body({ id: other.employeeId }),
  'employees.set-photo': ({ other }) => [photoOf(other.employeeId)],
  'employees.remove-photo': ({ other }) => params(other.employeeId),
  'employees.update-profile': () => body({ version, city: 'Cebu' }),
  'employees.deactivate': ({ other }) => body({ id: other.employeeId, version, ...leaving }),
  'employees.cancel-ending': ({ other }) => body({ id: other.leadId, version }),
  'employees.reactivate': ({ other }) =>
    body({ id: other.employeeId, version, effective_date: '2026-03-02', reason: 'Cleared' }),
  'employees.rehire': ({ other }) => body({ id: other.employeeId, version, start_date: '2026-03-16' }),
  'employees.exempt-infractions': ({ other }) => body({ id: other.employeeId, exempted: true }),
  'holidays.create-holiday': ({ other }) =>
    body({ ...holidayTerms, name: `Day ${nextNumber()}`, calendar_id: other.holidayCalendar.id }),
  'holidays.update-holiday': ({ other }) => body({ ...holidayTerms, ...other.holiday, version, name: 'Moved' }),
  'holidays.delete-holiday': ({ other }) => body({ id: other.holiday.id }),
  'holidays.create-holiday-calendar': ({ other }) => body(calendarTerms(other)),
  'holidays.update-holiday-calendar': ({ other }) =>
    body({ ...calendarTerms(other), id: other.holidayCalendar.id, version }),
  'holidays.delete-holiday-calendar': ({ other }) => body({ id: other.holidayCalendar.id }),
  'holidays.add-published': ({ other }) => body({ id: other.holidayCalendar.id, year: 2026 }),
  'holidays.copy-year': ({ other }) => body({ id: other.holidayCalendar.id, from_year: 2026, to_year: 2027 }),
  'holidays.request-swap': () => body({ holiday_day: '2026-03-24', substitute_day: '2026-03-25' }),
  'holidays.decide-swap': ({ other }) =>
    body({ id: other.waitingHolidaySwap, decision: 'refused', note: 'Peak season.' }),
  'holidays.cancel-swap': ({ other }) => body({ id: other.waitingHolidaySwap, note: 'A mistake.' }),
  'holidays.create-holiday-policy': ({ other }) => body(policyTerms(other)),
  'holidays.update-holiday-policy': ({ other }) => body({ ...policyTerms(other), id: 1, version }),
  'holidays.delete-holiday-policy': () => body({ id: 1 }),
  ...importWrites,
  'leave.create-leave-policy': () => body(leavePolicyTerms()),
  'leave.update-leave-policy': () => body({ ...leavePolicyTerms(), id: 1, version }),
  'leave.delete-leave-policy': () => body({ id: 1 }),
  'leave.remove-policy-version': () => body({ id: 1, version, first_day: '2030-01-01' }),
  'leave.create-leave-type': () =>
    body({ ...leaveTypeBody, name: `Leave ${nextNumber()}`, code: `NEW-${nextNumber()}` }),
  'leave.update-leave-type': () => body({ ...leaveTypeBody, id: 1, version }),
  'leave.delete-leave-type': () => body({ id: 1 }),
  ...ticketWrites,
  ...recruitmentWrites,
  ...clientUserWrites,
  ...staffUserWrites,
  'leave.request': ({ other }) =>
    body({
      employee_id: other.employeeId,
      leave_type_id: 1,
      first_day: '2026-03-16',
      last_day: '2026-03-20',
      reason: 'A family day.',
    }),
  'leave.decide-request': ({ other }) => body({ id: other.waitingLeave, decision: 'refused', note: 'Peak season.' }),
  'leave.decide-requests': ({ other }) =>
    body({ ids: [other.waitingLeave], decision: 'refused', note: 'Peak season.' }),
  'leave.undo-approval': ({ other }) => body({ ids: [other.waitingLeave] }),
  'leave.decide-for-client': ({ other }) => body({ id: other.waitingLeave, decision: 'approved' }),
  'leave.undo-for-client': ({ other }) => body({ id: other.waitingLeave }),
  'leave.cancel-request': ({ other }) => body({ id: other.waitingLeave }),
  'leave.attach': ({ other }) => [fileOf({ leave_request_id: other.waitingLeave })],
  'leave.remove-attachment': ({ other }) => params(other.leaveDocument, other.attachment),
  'leave.restore-attachment': ({ other }) => params(other.removedLeaveDocument, other.removedAttachment),
  'leave.adjust-balance': ({ other }) =>
    body({
      employee_id: other.employeeId,
      leave_type_id: 1,
      days: 1,
      effective_on: '2026-03-02',
      reason: 'Counted twice',
    }),
  'lookups.create-office': () => body({ name: `Office ${nextNumber()}`, address: 'Davao City' }),
  'lookups.update-office': () => body({ id: 1, version, name: 'Taken', address: 'Davao City' }),
  'lookups.delete-office': () => body({ id: 1 }),
  'lookups.create-currency': () => body({ code: 'XTS', name: 'Test', symbol: 'T' }),
  'lookups.update-currency': () => body({ id: 1, version, code: 'PHP', name: 'Taken', symbol: 'T' }),
  'lookups.delete-currency': () => body({ id: 1 }),
  'notifications.mark-read': ({ other }) => body({ ids: [other.notification] }),
  ...notificationWrites,
  'notifications.retry-events': () => body({ ids: [1] }),
  ...shiftWrites,
  'schedules.create-feed': ownOnly,
  'leave.create-feed': ({ other }) => body({ client_id: other.clientId, team_id: null }),
  'leave.revoke-feed': ownOnly,
  'schedules.revoke-feed': ownOnly,
  'schedules.request-swap': ({ other }) =>
    body({ colleague_id: other.employeeId, give_date: '2026-03-16', take_date: '2026-03-17', reason: 'A family day.' }),
  'schedules.answer-swap': ({ other }) => body({ id: other.askedSwap, accepts: true }),
  'schedules.withdraw-swap': ({ other }) => body({ id: other.askedSwap }),
  'schedules.decide-swap': ({ other }) => body({ id: other.acceptedSwap, decision: 'approved' }),
  'schedules.undo-swap': ({ other }) => body({ id: other.approvedSwap, note: 'A mistake.' }),
  'timesheets.submit': ({ other }) => body(other.opened),
  'timesheets.approve': ({ own, other }) =>
    body(
      { selection: { timesheets: [other.submitted] } },
      { selection: { timesheets: [own.submitted, other.submitted] } },
    ),
  'timesheets.lock': ({ own, other }) =>
    body(
      { selection: { period: '2026-01-16', ids: [other.approved.id] } },
      { selection: { period: '2026-01-16', ids: [own.approved.id, other.approved.id] } },
    ),
  'timesheets.reopen': ({ other }) => body({ ...other.submitted, reason: 'Hours are missing.' }),
  'timesheets.decide-for-client': ({ other }) => body({ ...other.submitted, decision: 'approved' }),
};

/** Empty if the call has no example. */
export const writingRequests = (call: CallDeclaration, targets: WriteTargets): readonly WriteRequest[] =>
  examples[call.name]?.(targets) ?? [];
