import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorReportingRates, type PageData } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import type { FastifyInstance } from 'fastify';
import { accessBindings } from './domains/access/access.routes.ts';
import { accountsListeners } from './domains/accounts/accounts.events.ts';
import { accountsJobs, alertAboutDownloads } from './domains/accounts/accounts.jobs.ts';
import { accountsBindings } from './domains/accounts/accounts.routes.ts';
import { announcementsListeners } from './domains/announcements/announcements.events.ts';
import { sendDueAnnouncements } from './domains/announcements/announcements.jobs.ts';
import { announcementsBindings } from './domains/announcements/announcements.routes.ts';
import { checkApproversDaily, remindOfApprovals } from './domains/approvals/approvals.jobs.ts';
import { approvalsBindings } from './domains/approvals/approvals.routes.ts';
import { attendanceListeners } from './domains/attendance/attendance.events.ts';
import {
  alertAboutBreaks,
  healAttendanceDaily,
  remindOfClockOuts,
  settleAttendanceSoon,
} from './domains/attendance/attendance.jobs.ts';
import { attendanceBindings } from './domains/attendance/attendance.routes.ts';
import { accountManagementBindings } from './domains/clients/account.routes.ts';
import { clientsListeners } from './domains/clients/clients.events.ts';
import { forgetRemovedContactsDaily } from './domains/clients/clients.jobs.ts';
import { clientsBindings } from './domains/clients/clients.routes.ts';
import { forgetRemovedFilesDaily } from './domains/documents/documents.jobs.ts';
import { employeesListeners } from './domains/employees/employees.events.ts';
import { applyEndingsSoon, refreshEmployeeListDaily } from './domains/employees/employees.jobs.ts';
import { employeesBindings } from './domains/employees/employees.routes.ts';
import { evaluationsBindings } from './domains/evaluations/evaluations.routes.ts';
import { holidayCalendarsBindings } from './domains/holidays/holiday-calendars.routes.ts';
import { holidayPoliciesBindings } from './domains/holidays/holiday-policies.routes.ts';
import { holidaySwapsBindings } from './domains/holidays/holiday-swaps.routes.ts';
import { holidaysListeners } from './domains/holidays/holidays.events.ts';
import { followHolidaysDaily, settleHolidaySwapsDaily } from './domains/holidays/holidays.jobs.ts';
import { holidaysBindings } from './domains/holidays/holidays.routes.ts';
import { compareNeedsDaily } from './domains/home/home.jobs.ts';
import { homeBindings } from './domains/home/home.routes.ts';
import { forgetImportFiles, runImports } from './domains/imports/imports.jobs.ts';
import { importsBindings } from './domains/imports/imports.routes.ts';
import { leaveListeners } from './domains/leave/leave.events.ts';
import { accrueLeaveDaily } from './domains/leave/leave.jobs.ts';
import { leaveBalancesBindings } from './domains/leave/leave-balances.routes.ts';
import { leaveCalendarBindings } from './domains/leave/leave-calendar.routes.ts';
import { leavePoliciesBindings } from './domains/leave/leave-policies.routes.ts';
import { leaveRequestsBindings } from './domains/leave/leave-requests.routes.ts';
import { leaveTypesBindings } from './domains/leave/leave-types.routes.ts';
import { currenciesBindings } from './domains/lookups/currencies.routes.ts';
import { lookupsListeners } from './domains/lookups/lookups.events.ts';
import { lookupsBindings } from './domains/lookups/lookups.routes.ts';
import { officesBindings } from './domains/lookups/offices.routes.ts';
import { sendBrowserMessages, sendNotifications } from './domains/notifications/notifications.jobs.ts';
import { notificationsBindings } from './domains/notifications/notifications.routes.ts';
import { reportsBindings } from './domains/reports/reports.routes.ts';
import { schedulesListeners } from './domains/schedules/schedules.events.ts';
import { expireSwapsSoon } from './domains/schedules/schedules.jobs.ts';
import { schedulesBindings } from './domains/schedules/schedules.routes.ts';
import { shiftsListeners } from './domains/shifts/shifts.events.ts';
import { extendSchedulesDaily } from './domains/shifts/shifts.jobs.ts';
import { shiftsBindings } from './domains/shifts/shifts.routes.ts';
import { teamsBindings } from './domains/teams/teams.routes.ts';
import { ticketApprovalsBindings } from './domains/tickets/ticket-approvals.routes.ts';
import { ticketFilingBindings } from './domains/tickets/ticket-filing.routes.ts';
import { ticketListsBindings } from './domains/tickets/ticket-lists.routes.ts';
import { ticketSlaPoliciesListeners } from './domains/tickets/ticket-sla-policies.events.ts';
import { ticketSlaPoliciesBindings } from './domains/tickets/ticket-sla-policies.routes.ts';
import { ticketTypesBindings } from './domains/tickets/ticket-types.routes.ts';
import { ticketWorkBindings } from './domains/tickets/ticket-work.routes.ts';
import { ticketsListeners, ticketTypesListeners } from './domains/tickets/tickets.events.ts';
import {
  closeResolvedTicketsDaily,
  recountTicketTimesSoon,
  remindOfDueTicketsSoon,
} from './domains/tickets/tickets.jobs.ts';
import { ticketsBindings } from './domains/tickets/tickets.routes.ts';
import { timesheetsListeners } from './domains/timesheets/timesheets.events.ts';
import { openTimesheetsDaily, reviseTimesheetsDaily } from './domains/timesheets/timesheets.jobs.ts';
import { timesheetsBindings } from './domains/timesheets/timesheets.routes.ts';
import type { BaseContext } from './platform/context/context.ts';
import type { EventListener } from './platform/events/event-listeners.ts';
import type { Binding } from './platform/http/binding.ts';
import type { CallServices } from './platform/http/call-services.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import type { BackgroundWork } from './platform/jobs/background-work.ts';
import type { DailyWork } from './platform/jobs/daily-jobs.ts';
import { housekeeping } from './platform/jobs/housekeeping.ts';
import { sweepFiles } from './platform/jobs/sweep-files.ts';

/** All bindings. A built call of the contract without a binding fails a test. */
const allBindings: readonly Binding[] = [
  ...accessBindings,
  ...accountsBindings,
  ...announcementsBindings,
  ...approvalsBindings,
  ...attendanceBindings,
  ...clientsBindings,
  ...teamsBindings,
  ...accountManagementBindings,
  ...employeesBindings,
  ...evaluationsBindings,
  ...homeBindings,
  ...importsBindings,
  ...lookupsBindings,
  ...officesBindings,
  ...currenciesBindings,
  ...notificationsBindings,
  ...shiftsBindings,
  ...schedulesBindings,
  ...timesheetsBindings,
  ...reportsBindings,
  ...holidayCalendarsBindings,
  ...holidaysBindings,
  ...holidayPoliciesBindings,
  ...holidaySwapsBindings,
  ...leavePoliciesBindings,
  ...leaveTypesBindings,
  ...leaveBalancesBindings,
  ...leaveRequestsBindings,
  ...leaveCalendarBindings,
  ...ticketTypesBindings,
  ...ticketsBindings,
  ...ticketApprovalsBindings,
  ...ticketFilingBindings,
  ...ticketListsBindings,
  ...ticketSlaPoliciesBindings,
  ...ticketWorkBindings,
];

/** Listeners that run after the commit, by event. */
export const allListeners: readonly EventListener<BaseContext>[] = [
  ...accountsListeners,
  ...announcementsListeners,
  ...attendanceListeners,
  ...clientsListeners,
  ...employeesListeners,
  ...lookupsListeners,
  ...shiftsListeners,
  ...schedulesListeners,
  ...timesheetsListeners,
  ...holidaysListeners,
  ...leaveListeners,
  ...ticketTypesListeners,
  ...ticketSlaPoliciesListeners,
  ...ticketsListeners,
];

/** Jobs that run once on each day of the home zone. */
export const allDailyJobs: readonly DailyWork<BaseContext>[] = [
  housekeeping,
  // The sweep forgets only contents without a row.
  forgetRemovedFilesDaily,
  sweepFiles,
  ...accountsJobs,
  // The list shows whether an employee is on the schedule, so the schedule comes first.
  // Holidays are marks of the schedule.
  settleHolidaySwapsDaily,
  followHolidaysDaily,
  extendSchedulesDaily,
  healAttendanceDaily,
  accrueLeaveDaily,
  refreshEmployeeListDaily,
  openTimesheetsDaily,
  reviseTimesheetsDaily,
  checkApproversDaily,
  compareNeedsDaily,
  forgetImportFiles,
  closeResolvedTicketsDaily,
  forgetRemovedContactsDaily,
];

/** Work that waits in tables until a process takes it. */
export const allBackgroundWorks: readonly BackgroundWork[] = [
  runImports,
  sendDueAnnouncements,
  settleAttendanceSoon,
  applyEndingsSoon,
  remindOfClockOuts,
  alertAboutBreaks,
  remindOfApprovals,
  expireSwapsSoon,
  alertAboutDownloads,
  sendNotifications,
  sendBrowserMessages,
  recountTicketTimesSoon,
  remindOfDueTicketsSoon,
];

export interface AppOptions {
  readonly services: CallServices;
  readonly push: PageData['push'];
  /** Origins that the page's push client may connect to, for the content policy. */
  readonly pushOrigins: readonly string[];
  readonly errorReportingDsn: string | null;
  /** Proxies whose word about the visitor's address is believed; none by default. */
  readonly trustedProxies?: readonly string[];
  /** Folder of the built web app. Null: only calls. */
  readonly webFolder: string | null;
  readonly report: (error: Error, requestId: string) => void;
  readonly isReady: () => Promise<boolean>;
}

/** What the start of the portal needs of the HTTP server. */
export type App = Pick<FastifyInstance, 'listen' | 'close' | 'server'>;

/** The whole portal as one HTTP server, not listening yet. */
export function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, webFolder } = options;
  return createHttpServer(
    {
      bindings: allBindings,
      calls: allCalls,
      trustedProxies: options.trustedProxies ?? [],
      webFolder,
      report: options.report,
      isReady: options.isReady,
      page: {
        html: pageOf(webFolder),
        push: options.push,
        pushOrigins: [...options.pushOrigins, ...originsOf(options.errorReportingDsn)],
        errorReporting: { dsn: options.errorReportingDsn, ...errorReportingRates },
      },
    },
    services,
  );
}

/** The origin that the page may report errors to, without the key in the address. */
const originsOf = (dsn: string | null) => (dsn === null ? [] : [new URL(dsn).origin]);

const withoutWebApp =
  '<!doctype html><html lang="en"><head><title>Muster</title><!--page-data--></head><body></body></html>';

function pageOf(folder: string | null): string {
  if (folder === null) return withoutWebApp;
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the web app first (npm start does it).`);
  return readFileSync(file, 'utf8');
}
