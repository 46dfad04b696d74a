/** Files with statements whose text is known only at run time, each with the reason. The tests of these files run them. */
export const composedStatements: Readonly<Record<string, string>> = {
  'domains/attendance/correction-list.repository.ts': 'The reach of requests is passed in by the approvals.',
  'domains/attendance/correction.repository.ts': 'The reach of requests is passed in by the approvals.',
  'domains/attendance/overtime-list.repository.ts': 'The reach of requests is passed in by the approvals.',
  'domains/attendance/overtime-write.repository.ts': 'The reach of requests is passed in by the approvals.',
  'domains/documents/attachments.repository.ts': 'The column of each kind of owner is passed in.',
  'domains/holidays/holiday-swap-list.repository.ts': 'The reach of swaps is passed in by the approvals.',
  'domains/home/need-deadlines.repository.ts': 'The subjects of each area are passed in.',
  'domains/interviews/interviews.repository.ts': 'What an interview is found by is passed in.',
  'domains/leave/client-leave.repository.ts': 'Whether the client was asked is passed in by the approvals.',
  'domains/leave/leave-calendar.repository.ts':
    'The days of each kind of reader, and the reach of requests, are passed in.',
  'domains/leave/leave-requests.repository.ts': 'The reach of requests is passed in by the approvals.',
  'domains/recruitment/notes.repository.ts': 'What notes are about, and the lock of a write, are passed in.',
  'domains/schedules/swap-list.repository.ts': 'The columns of the two shifts are passed in.',
  'domains/shifts/calendar-people.repository.ts': 'The marks of the calendar are passed in.',
  'domains/tickets/approval-link.repository.ts': 'The lock of a write is passed in.',
  'domains/tickets/ticket-record.repository.ts': 'The lock of a write is passed in.',
  'platform/dated/dated-report.repository.ts': 'Serves every dated table: its name and columns are passed in.',
  'platform/dated/dated.repository.ts': 'Serves every dated table: its name and columns are passed in.',
  'platform/outbox/message-outbox.repository.ts': 'Serves the outboxes of mail and of short messages.',
  'platform/table/read-keyed.ts': 'Serves every keyed list: its columns are passed in.',
  'platform/table/read-table.ts': 'Serves every small list: its columns are passed in.',
};

/** Files with row types that are derived from others, so that the source does not show the properties. */
export const unreadableRows: Readonly<Record<string, string>> = {
  'domains/attendance/day-list.repository.ts': 'An element of a list of the row of the page.',
  'domains/interviews/interviews.repository.ts': 'Elements of lists of the record.',
  'domains/interviews/waiting-interviews.repository.ts': 'Rows of the contract, with the time from which they wait.',
  'domains/recruitment/applications.repository.ts': 'Rows of the contract without the part for those who recruit.',
  'domains/recruitment/candidates-to-decide.repository.ts': 'Rows of the contract, with the ids that lead to them.',
  'domains/recruitment/candidates.repository.ts':
    'Rows of the contract, with the part for those who recruit as columns.',
  'domains/recruitment/hires.repository.ts': 'An element of a list of the position.',
  'domains/recruitment/job-description-templates.repository.ts':
    'Rows of the contract, with the part for those who recruit as columns.',
  'domains/recruitment/my-positions.repository.ts': 'Rows of the contract, with the ids that lead to them.',
  'domains/recruitment/job-descriptions.repository.ts': 'The sections of a text are a record of the contract.',
  'platform/dated/dated.repository.ts': 'The fields of the dated table are a type parameter.',
  'platform/session/viewer.repository.ts':
    'The viewer of the contract without what is computed, with the columns of rights.',
  'platform/table/read-keyed.ts': 'The row of the list is a type parameter.',
  'platform/table/read-table.ts': 'The row of the list is a type parameter.',
};
