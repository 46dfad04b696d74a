import { type CallDeclaration, callEffect } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import { allLists } from '@muster/contract/all-lists.ts';
import { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { needAddress } from '@muster/contract/domains/home/need-address.rules.ts';
import type { ListDeclaration } from '@muster/contract/list.ts';
import { z } from 'zod';
import { stepDraft } from '../domains/approvals/policy-draft.fixture.ts';
import { ticketSlaTerms } from '../domains/tickets/ticket-sla-policy-body.fixture.ts';
import { leavePolicyLine } from './factories/leave-policies.ts';
import type { SingleRecords } from './single-records.ts';
import type { TestClient } from './test-client.ts';

/** Every call that only reads, whatever its method. */
export const readingCalls: readonly CallDeclaration[] = allCalls.filter((call) => callEffect(call) === 'read');

/** Existing records for addresses and bodies. */
export interface KnownRecords extends SingleRecords {
  readonly employee: number;
  readonly client: number;
  readonly team: number;
  readonly shift: number;
  readonly rotation: number;
  readonly user: number;
  readonly session: number;
  readonly userUuid: string;
  readonly clientUserUuid: string;
  /** Of the employee: name of a file, and the code on the ID card. */
  readonly attachment: string;
  readonly cardToken: string;
  readonly importJob: number;
  readonly announcement: number;
  readonly timesheet: number;
  /** The secret of a link to an approval. */
  readonly approvalLink: string;
}

interface Sent {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

const march = { from: '2026-03-01', to: '2026-03-31' };
const tomorrow = () => Temporal.Now.plainDateISO().add({ days: 1 }).toString();

/** What a call needs in addition to ids. Calls that need nothing are not listed. */
const wanted: Readonly<Record<string, (known: KnownRecords) => Sent>> = {
  'announcements.details': ({ announcement: id }) => ({ params: { id } }),
  'announcements.readers': ({ announcement: id }) => ({ params: { id } }),
  'announcements.preview': ({ announcement: id }) => ({ params: { id } }),
  'announcements.audience': ({ client }) => ({
    body: { audience: 'clients', client_ids: [client], roles: ['client', 'client-user', 'client-admin'] },
  }),
  'employees.pay-change-values': ({ payChange: id }) => ({ params: { id } }),
  'attendance.day': () => ({ query: { work_date: '2026-03-02' } }),
  'accounts.verify-token': () => ({ body: { token: 'no-such-token', email: 'nobody@muster.test' } }),
  'accounts.saved-views': () => ({ query: { list: 'employees' } }),
  'accounts.list-settings': () => ({ query: { list: 'employees' } }),
  'clients.preview-policy': ({ client: client_id, policy: policy_id }) => ({
    body: { client_id, kind: 'leave', policy_id, effective_from: '2026-04-01' },
  }),
  'clients.preview-invoice-config': ({ client: client_id }) => ({
    body: {
      client_id,
      effective_from: '2026-04-01',
      billing_day: 17,
      terms_days: 15,
      currency_id: 1,
      subscription_id: 1,
      recipients: ['accounts@driftwood.example'],
    },
  }),
  'employees.duplicates': () => ({ body: { name: 'Maria Santos', birthdate: '1990-01-01' } }),
  'employees.preview-amount': ({ employee: employee_id }) => ({
    body: { employee_id, kind: 're_fee', effective_from: '2026-04-01', amount: '10', currency_id: 1 },
  }),
  'employees.policy-choices': ({ employee }) => ({ query: { employee_id: String(employee) } }),
  'employees.preview-policy': ({ employee: employee_id, holidayPolicy: policy_id }) => ({
    body: { employee_id, kind: 'holiday', policy_id, effective_from: '2027-01-01' },
  }),
  'employees.preview-assignment': ({ employee: id }) => ({
    body: { id, kind: 'position', position: 'Nurse', effective_date: '2026-04-01' },
  }),
  'employees.preview-ending': ({ employee: id }) => ({ body: { id, effective_date: '2026-04-01' } }),
  'employees.sensitive-group': () => ({ query: { group: 'government' } }),
  'employees.of-client': ({ client }) => ({ query: { client_id: client } }),
  'employees.of-user': ({ user }) => ({ query: { id: user } }),
  'employees.team-leaders': ({ employee }) => ({ query: { id: employee } }),
  'employees.read-attachment': ({ employee, attachment }) => ({
    query: { employee_id: employee, file_name: attachment },
  }),
  'clients.read-attachment': ({ client, attachment }) => ({ query: { client_id: client, file_name: attachment } }),
  'employees.photo-thumbnails': ({ employee }) => ({ query: { ids: [String(employee)] } }),
  'employees.verify-id-card': ({ cardToken }) => ({ params: { token: cardToken } }),
  'shifts.calendar': () => ({ query: { from: '2026-03-02', to: '2026-03-08' } }),
  'shifts.calendar-summary': () => ({ query: { from: '2026-03-02', to: '2026-03-08' } }),
  'attendance.preview-placement': ({ employee, shift }) => ({
    body: { employee_ids: [employee], shift_id: shift, from: '2026-03-02' },
  }),
  'shifts.preview-placement': ({ employee, shift }) => ({
    body: { employee_ids: [employee], shift_id: shift, from: '2026-03-02' },
  }),
  'schedules.colleagues': () => ({ query: { day: tomorrow() } }),
  'schedules.shifts-in-return': ({ employee: colleague_id }) => ({ query: { day: tomorrow(), colleague_id } }),
  'leave.feed': ({ leaveFeedToken: token }) => ({ params: { token } }),
  'schedules.feed': ({ feedToken: token }) => ({ params: { token } }),
  'attendance.preview-entries': ({ employee }) => ({
    body: { days: [{ employee_id: employee, work_date: '2026-03-02' }], times: null, reason: 'No signal.' },
  }),
  'timesheets.of-client-details': ({ timesheet: id }) => ({ params: { id } }),
  'clients.hours-approval': ({ client: id }) => ({ params: { id } }),
  'timesheets.details': ({ timesheet: id }) => ({ params: { id } }),
  'timesheets.preview-approval': ({ timesheet: id }) => ({
    body: { selection: { timesheets: [{ id, version: 1 }] } },
  }),
  'timesheets.preview-lock': ({ timesheet: id }) => ({
    body: { selection: { period: '2026-02-16', ids: [id] } },
  }),
  'approvals.policy': () => ({ params: { id: 1 } }),
  'approvals.preview-policy': ({ employee: employee_id }) => ({ body: { id: 1, employee_id, steps: [stepDraft()] } }),
  'reports.attendance-metric-days': () => ({ query: { from: '2026-03-01', to: '2026-03-15', which: 'worked' } }),
  'home.need': ({ timesheet }) => ({ params: { uuid: needAddress('client-hours', [timesheet, 0]) } }),
  'home.search': () => ({ query: { term: 'maria' } }),
  'imports.job': ({ importJob: id }) => ({ params: { id } }),
  'imports.rows': ({ importJob: id }) => ({ params: { id } }),
  'imports.rejected-rows': ({ importJob: id }) => ({ params: { id } }),
  'lookups.states-of-country': () => ({ query: { country_id: 1 } }),
  'notifications.outbox-message': ({ keptMail: id }) => ({ params: { kind: 'mail', id } }),
  'notifications.authorize-channel': ({ userUuid }) => ({
    body: { socket_id: '1.1', channel_name: `private-user.${userUuid}` },
  }),
  'holidays.holiday-calendar-details': ({ holidayCalendar: id }) => ({ params: { id } }),
  'holidays.preview-holiday': ({ holidayCalendar: calendar_id }) => ({
    body: { calendar_id, day: '2026-06-12', kind: 'regular' },
  }),
  'holidays.substitute-days': () => ({ query: { holiday_day: '2026-03-24' } }),
  'holidays.holiday-policy-details': ({ holidayPolicy: id }) => ({ params: { id } }),
  'leave.preview-request': ({ employee: employee_id, leaveType: leave_type_id }) => ({
    query: { employee_id, leave_type_id, first_day: tomorrow(), last_day: tomorrow() },
  }),
  'leave.days-to-request': ({ employee: employee_id }) => ({ query: { ...march, employee_id } }),
  'leave.calendar': () => ({ query: march }),
  'leave.client-calendar': () => ({ query: march }),
  'leave.own-calendar': () => ({ query: march }),
  'leave.team-away': ({ employee: employee_id }) => ({ query: { ...march, employee_id } }),
  'leave.calendar-request': ({ leaveRequest: id }) => ({ params: { id } }),
  'leave.list-attachments': ({ leaveRequest: id }) => ({ params: { id } }),
  'leave.read-attachment': ({ leaveRequest, attachment }) => ({
    query: { leave_request_id: leaveRequest, file_name: attachment },
  }),
  'leave.request-balance': ({ leaveRequest: id }) => ({ params: { id } }),
  'leave.ledger': ({ employee, leaveType }) => ({ query: { employee_id: employee, leave_type_id: leaveType } }),
  'leave.leave-policy-details': ({ leavePolicy: id }) => ({ params: { id } }),
  'leave.preview-leave-policy': ({ leavePolicy: id, leaveType }) => ({
    body: { id, first_day: '2026-03-01', lines: [leavePolicyLine(leaveType)] },
  }),
  'leave.preview-leave-assignment': ({ employee: employee_id, leavePolicy: policy_id }) => ({
    body: { employee_id, policy_id, effective_from: '2026-04-01' },
  }),
  'leave.leave-type-details': ({ leaveType: id }) => ({ params: { id } }),
  'tickets.filing-form': () => ({ query: { type: 'GEN' } }),
  'tickets.ticket-type-details': ({ ticketType: id }) => ({ params: { id } }),
  'tickets.preview-ticket-sla': () => ({ body: ticketSlaTerms }),
  'tickets.ticket-sla-policy-details': ({ ticketSlaPolicy: id }) => ({ params: { id } }),
  'tickets.offered-replies': ({ ticket: id }) => ({ params: { id } }),
  'tickets.read-approval-link': ({ approvalLink: token }) => ({ params: { token } }),
  'tickets.details': ({ ticket: id }) => ({ params: { id } }),
  'tickets.people': ({ ticket: id }) => ({ params: { id } }),
  'tickets.list-attachments': ({ ticket: id }) => ({ params: { id } }),
  'tickets.read-attachment': ({ ticket, attachment }) => ({ query: { ticket_id: ticket, file_name: attachment } }),
  'tickets.list-reply-attachments': ({ ticketReply: id }) => ({ params: { id } }),
  'tickets.read-reply-attachment': ({ ticketReply, attachment }) => ({
    query: { ticket_reply_id: ticketReply, file_name: attachment },
  }),
  'tickets.list-note-attachments': ({ ticketNote: id }) => ({ params: { id } }),
  'tickets.read-note-attachment': ({ ticketNote, attachment }) => ({
    query: { ticket_note_id: ticketNote, file_name: attachment },
  }),
  'client-users.details': ({ clientUserUuid: uuid }) => ({ params: { uuid } }),
  'teams.at-address': ({ teamUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.open-position-details': ({ openPosition: id }) => ({ params: { id } }),
  'recruitment.hire-form': ({ offeredApplication: id }) => ({ params: { id } }),
  'recruitment.hire-draft-details': ({ hireDraftUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.my-open-position-details': ({ openPositionUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.my-open-position-candidates': ({ openPositionUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.candidate-profile': ({ presentedUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.position-candidates': ({ openPositionUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.candidate-applications': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.duplicate-candidates': () => ({ body: { first_name: 'Ana', last_name: 'Reyes' } }),
  'interviews.find-times': ({ interviewApplication, interviewUser }) => ({
    body: { application_id: interviewApplication, minutes: 30, user_ids: [interviewUser] },
  }),
  'interviews.week': () => ({ query: { first: '2026-03-09' } }),
  'interviews.details': ({ interview: id }) => ({ params: { id } }),
  'interviews.at-address': ({ interviewUuid: uuid }) => ({ params: { uuid } }),
  'interviews.attendee-choices': ({ interviewApplication: id }) => ({ params: { id } }),
  'interviews.availability-details': ({ availabilityUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.candidate-details': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.job-description-template-details': ({ jobDescriptionTemplate: id }) => ({ params: { id } }),
  'recruitment.filled-job-description-template': ({ jobDescriptionTemplate: id }) => ({ params: { id } }),
  'recruitment.current-job-description': ({ describedPosition: id }) => ({ params: { id } }),
  'recruitment.job-description-versions': ({ describedPosition: id }) => ({ params: { id } }),
  'recruitment.job-description-difference': ({ describedPosition: id }) => ({
    params: { id },
    query: { from: 1, to: 1 },
  }),
  'recruitment.open-position-head': ({ openPositionUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.list-position-attachments': ({ openPosition: id }) => ({ params: { id } }),
  'recruitment.read-position-attachment': ({ openPosition, attachment }) => ({
    query: { open_position_id: openPosition, file_name: attachment },
  }),
  'recruitment.list-candidate-attachments': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.read-candidate-attachment': ({ candidate, attachment }) => ({
    query: { candidate_id: candidate, file_name: attachment },
  }),
  'recruitment.position-notes': ({ openPositionUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.candidate-notes': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.shared-candidate': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.candidate-links': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.candidate-scorecards': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.export-candidate-data': ({ candidate: id }) => ({ params: { id } }),
};

/** A request that a read call answers completely, for a user with the right. */
export function readingRequest(call: CallDeclaration, known: KnownRecords) {
  const list = allLists.find(({ exportCall }) => exportCall.name === call.name);
  return (list ? exportRequest(list, known) : sentTo(call, known)) as never;
}

function sentTo(call: CallDeclaration, known: KnownRecords): Sent {
  const id = call.record && known[call.record];
  return { params: { id }, query: idsIn(call, known), ...wanted[call.name]?.(known) };
}

/** The list's own query, for an export. */
function exportRequest({ call }: ListDeclaration, known: KnownRecords): Sent {
  const { params = {}, query = {} } = sentTo(call, known);
  return { params, body: { format: 'csv', query } };
}

/** All `employee_id` and similar parameters that a query must have. */
function idsIn({ query }: CallDeclaration, known: KnownRecords): Record<string, number> {
  if (!query) return {};
  const { required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as { required?: string[] };
  const ids = { employee_id: known.employee, client_id: known.client, shift_id: known.shift, user_id: known.user };
  return Object.fromEntries(Object.entries(ids).filter(([name]) => required.includes(name)));
}

/** The code on the employee's ID card, as the card itself returns it. */
export async function cardTokenOf(reader: TestClient, id: number): Promise<string> {
  const { body } = await reader.call(employeeCardCalls.details, { params: { id } });
  return body.card?.verify_url.split('/').at(-1) ?? 'no-card';
}
