import { hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { clientTimesheetsCalls } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { timesheetList, timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { approveTimesheets, previewApproval } from './approve-timesheets.ts';
import { decideClientTimesheet } from './decide-client-timesheet.ts';
import { lockTimesheets, previewLock } from './lock-timesheets.ts';
import { readClientTimesheet, readClientTimesheets } from './read-client-timesheets.ts';
import { readNextLock } from './read-next-lock.ts';
import { readOwnTimesheets, readTimesheet, readTimesheets } from './read-timesheets.ts';
import { reopenTimesheet } from './reopen-timesheet.ts';
import { readClientApproval, setHoursApproval } from './set-hours-approval.ts';
import { submitTimesheet } from './submit-timesheet.ts';

export const timesheetsBindings = [
  bind(timesheetsCalls.own, readOwnTimesheets),
  ...bindList(timesheetList, readTimesheets),
  bind(timesheetsCalls.details, readTimesheet),
  bind(timesheetsCalls.submit, submitTimesheet),
  bind(timesheetsCalls.previewApproval, previewApproval),
  bind(timesheetsCalls.approve, approveTimesheets),
  bind(timesheetsCalls.previewLock, previewLock),
  bind(timesheetsCalls.nextLock, readNextLock),
  bind(timesheetsCalls.lock, lockTimesheets),
  bind(timesheetsCalls.reopen, reopenTimesheet),
  bind(hoursApprovalCalls.details, readClientApproval),
  bind(hoursApprovalCalls.set, setHoursApproval),
  bind(clientTimesheetsCalls.list, readClientTimesheets),
  bind(clientTimesheetsCalls.details, readClientTimesheet),
  bind(clientTimesheetsCalls.decide, decideClientTimesheet),
];
