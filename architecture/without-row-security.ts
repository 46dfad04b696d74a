/**
 * The only files that run part of a call without row security, each with the reason. Calls that run without it from the
 * start say why in their binding: `bind(call, run, { everything: REASON })`.
 */
export const withoutRowSecurity: Readonly<Record<string, string>> = {
  'apps/server/src/domains/accounts/disable-account.ts':
    'Ending an employment also closes the account, even if the user may not see accounts.',
  'apps/server/src/domains/accounts/enable-account.ts':
    'Taking an employee back also opens the account again, even if the user may not see accounts.',
  'apps/server/src/domains/accounts/link-account.ts':
    'The account of the address belongs to the employee, even if the user may not see accounts.',
  'apps/server/src/domains/accounts/read-user-details.ts': 'An employee sees the names of the own team’s leads.',
  'apps/server/src/domains/approvals/decide-approvals.ts':
    'Approvers are found by role, team and client; the caller holds the subject and has checked the reach.',
  'apps/server/src/domains/approvals/decision-refusals.ts':
    'Answers what a decision would; the owner of the subjects has checked the reach.',
  'apps/server/src/domains/approvals/expected-steps.ts':
    'Names who would decide, for a caller that has checked that the viewer may request.',
  'apps/server/src/domains/approvals/open-approvals.ts':
    'Approvers are found by role, team and client; an employee who requests something sees none of them.',
  'apps/server/src/domains/approvals/read-chains.ts':
    'Who is next is found by role, team and client; the owner of the subject has checked the reach.',
  'apps/server/src/domains/approvals/read-outcomes.ts':
    'Whether the viewer was asked is found by role, team and client; the answer has no more than the outcome.',
  'apps/server/src/domains/approvals/read-stuck-requests.ts':
    'Whether a request has an approver is found by role, team and client; only admins read the answer.',
  'apps/server/src/domains/approvals/subjects-waiting.ts':
    'Finds the requests that wait for the viewer, whose approvers are found by role, team and client.',
  'apps/server/src/domains/approvals/revise-approvals.ts':
    'The caller holds the changed subject; approvers are found among people whom the viewer may not see.',
  'apps/server/src/domains/approvals/undo-approvals.ts': 'Begins again what the caller of the engine holds.',
  'apps/server/src/domains/approvals/withdraw-approvals.ts': 'Closes what the caller of the engine holds.',
  'apps/server/src/domains/attendance/correction-requests.ts':
    'The people who decide on a correction are found and notified; the employee sees none of them.',
  'apps/server/src/domains/attendance/settle-days.ts':
    'Shifts of former clients still count for the days worked under them.',
  'apps/server/src/domains/client-users/invite-client-user.ts':
    'A client admin adds an account of the own company; roles are written by staff and the system alone.',
  'apps/server/src/domains/client-users/read-client-users.ts':
    'Sign-ins and invitations of colleagues; every statement is limited to the company of the viewer.',
  'apps/server/src/domains/client-users/stored-client-user.ts':
    'A client admin changes roles and invitations of the own company, which row security leaves to staff and the system.',
  'apps/server/src/domains/interviews/book-interview.ts':
    'The viewer holds the time; the people who take part may be staff, whom a client does not see.',
  'apps/server/src/domains/interviews/hold-interview-time.ts':
    'Whose time is taken by what is seen by nobody; the caller has read the application within the reach.',
  'apps/server/src/domains/interviews/end-interview.ts':
    'The taken times of a cancelled interview, which the viewer has reached; nobody sees whose time is taken.',
  'apps/server/src/domains/interviews/move-interview.ts':
    'The viewer holds the time and has reached the interview; the people who take part may be staff, whom a client does not see.',
  'apps/server/src/domains/interviews/read-interviews.ts':
    'Names of the people of an interview within the reach, and staff whom those who recruit may ask; a client does not see accounts of staff.',
  'apps/server/src/domains/interviews/interview-party.ts':
    'Hours and taken times of both sides become free times; the answer names neither.',
  'apps/server/src/domains/employees/read-record-facts.ts':
    'The leads and the size of a team, which row security hides from its members and from client users.',
  'apps/server/src/domains/employees/delete-employee.ts':
    'A deleted employee leaves the caller’s view, so the update must not compare its result with it.',
  'apps/server/src/domains/employees/former-keys.ts':
    'Who had an identifier before is found among employees of all clients; the caller learns only that somebody had it.',
  'apps/server/src/domains/employees/find-people.ts': 'An employee sees the names of the own team’s leads.',
  'apps/server/src/domains/holidays/begun-swaps.ts':
    'The zone of a planned shift says when a day begins; the callers check whose swap it is.',
  'apps/server/src/domains/holidays/notices-of-holiday-swaps.ts':
    'Approvers and the employee are notified; the sender may not see their accounts.',
  'apps/server/src/domains/holidays/own-holiday-swaps.ts':
    'An employee sees the plan and the swaps of the own holidays, whose tables are closed to them.',
  'apps/server/src/domains/leave/decide-client-leave.ts':
    'Clients read name, days and class of requests that their company was asked about, and decide on them.',
  'apps/server/src/domains/leave/notices-of-leave.ts':
    'Approvers and the employee are notified; the sender may not see their accounts.',
  'apps/server/src/domains/leave/own-leave.ts':
    'An employee sees types, plan and requests of the own leave, whose tables are closed to them.',
  'apps/server/src/domains/employees/move-assignment.ts':
    'The end of an employment ends clients and positions of every client; the days after it were checked before.',
  'apps/server/src/domains/recruitment/finalize-hire-draft.ts':
    'A client publishes its own reviewed draft; clients write no positions otherwise. The draft is locked within reach before.',
  'apps/server/src/domains/recruitment/read-hire-drafts.ts':
    'The pay of earlier positions is compared. Clients read no budgets; the query names the positions that the viewer sees.',
  'apps/server/src/domains/shifts/update-shift.ts':
    'Whether employees of other clients have the shift or began to work with it: only yes or no, about a shift that the viewer may change.',
  'apps/server/src/domains/shifts/assignments-of-all-clients.ts':
    'An assignment can have begun with another client; every day that changes was checked before.',
  'apps/server/src/domains/shifts/placement-check.ts':
    'Finds days with other clients, whose rows a client user does not see; the refusal names the first day only.',
  'apps/server/src/domains/shifts/notify-changed-shifts.ts':
    'Employees are notified of every change of their schedule, even if the user who made it may not see accounts.',
  'apps/server/src/domains/shifts/restore-rotation.ts':
    'Locks the shifts of the rotation, also those for employees of all clients, which the viewer may not change.',
  'apps/server/src/domains/shifts/rotation-pattern.ts':
    'Shared shifts of a pattern are locked, which row security refuses to client users; what they may name is read with it.',
  'apps/server/src/domains/shifts/settle-schedules.ts':
    'The schedule is computed for all days, also those with other clients; nothing is returned.',
  'apps/server/src/domains/shifts/place-employees.ts':
    'Every worked day that a placement changes is counted; the query itself is limited to the reach of the viewer.',
  'apps/server/src/platform/files/stored-file.repository.ts':
    'The file of a removed attachment is released by the key, also where somebody else uploaded it.',
  'apps/server/src/platform/records/locked-record.ts':
    'A conflict says who changed the record; the viewer reaches the record, but not the activity log.',
  'apps/server/src/domains/tickets/notices-of-ticket-approvals.ts':
    'Approvers are notified of a ticket; who files it may not see their accounts.',
  'apps/server/src/domains/tickets/notices-of-tickets.ts':
    'Those who handle the ticket and its requester are notified; the sender may not see their accounts.',
  'apps/server/src/domains/tickets/ticket-answers.ts':
    'Names of people and leave types in the answers of a ticket that the viewer sees.',
  'apps/server/src/domains/tickets/ticket-people.ts':
    'Names of the people who take part in a ticket that the viewer sees, and which staff handle it by their rights.',
  'apps/server/src/domains/timesheets/decide-client-timesheet.ts':
    'The decision of a client changes the timesheet of the whole period, of which the client sees only its own days.',
  'apps/server/src/domains/timesheets/submitted-sheet.ts':
    'Whether a former client approves hours decides the steps; the employee sees only the present one.',
  'apps/server/src/domains/timesheets/read-client-timesheets.ts':
    'The names of people who have left the client, for timesheets that it may see.',
  'apps/server/src/domains/timesheets/waiting-client-sheets.ts':
    'Timesheets that wait for the client’s approver, with the totals of the client’s days alone.',
  'apps/server/src/domains/notifications/notify-users.ts':
    'Whom a notification reaches is decided by the choices of those people, which the sender does not see.',
  'apps/server/src/domains/notifications/notification-settings.ts':
    'The public key of the portal is read, and deliveries to the viewer that wait are looked at again; no user sees either table.',
  'apps/server/src/domains/notifications/subscribe-browser.ts':
    'A browser that another user used before belongs to the user who signed in last.',
  'apps/server/src/domains/notifications/shown-notifications.ts':
    'A notification names colleagues, leads and staff; the query itself is limited to the names that the reader may see.',
  'apps/server/src/domains/schedules/swap-people.ts':
    'An employee sees the shifts of a colleague at the same client, to propose a swap; nothing of people of other clients.',
  'apps/server/src/domains/teams/teams.routes.ts': 'An employee sees the other members of the own teams.',
  'apps/server/src/domains/tickets/ticket-references.ts':
    'An answer names a lead, an approver or a leave type, which employees see by name only: it says only whether there is one.',
};
