import { timesheetList, timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { approveTimesheets } from './approve-timesheets.ts';
import { lockTimesheets, previewLock } from './lock-timesheets.ts';
import { readOwnTimesheets, readTimesheet, readTimesheets } from './read-timesheets.ts';
import { reopenTimesheet } from './reopen-timesheet.ts';
import { submitTimesheet } from './submit-timesheet.ts';

export const timesheetsBindings = [
  bind(timesheetsCalls.own, readOwnTimesheets),
  ...bindList(timesheetList, readTimesheets),
  bind(timesheetsCalls.details, readTimesheet),
  bind(timesheetsCalls.submit, submitTimesheet),
  bind(timesheetsCalls.approve, approveTimesheets),
  bind(timesheetsCalls.previewLock, previewLock),
  bind(timesheetsCalls.lock, lockTimesheets),
  bind(timesheetsCalls.reopen, reopenTimesheet),
];
