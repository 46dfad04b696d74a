import type { AccessRule } from './access.ts';
import type { ScreenName } from './all-screens.ts';
import { allScreens } from './all-screens.ts';
import type { Method, PlannedCall } from './call.ts';
import { clientAreaRoles } from './roles.ts';
import type { ScreenDeclaration } from './screen.ts';

/**
 * The one place that says what is not built yet. A screen listed here stands in no menu and leads to /page-not-found; a
 * call listed here answers 404. What gets built leaves these lists.
 */
export const screensNotYetBuilt: readonly ScreenName[] = [
  'activityLogsShifts',
  'activityLogsPositions',
  'rolesAndPermissions',
  'rolesAndPermissionsDetails',
  'myTimesheets',
  'employeeAttendance',
  'employeeAttendanceOld',
  'attendanceMetrics',
  'payrollConfigurations',
  'smsBroadcasts',
  'smsBroadcastCreate',
  'smsBroadcastDetails',
  'smsBroadcastEdit',
  'occurrenceInfraction',
  'occurrenceRedemption',
  'occurrencePointsPolicies',
  'occurrencePointsPolicyDetails',
  'attendanceCases',
  'attendanceCaseDetails',
  'escalationsToSupervision',
  'escalationDetails',
  'casesAndEscalations',
  'ownAttendanceCase',
  'ownEscalation',
  'catchupReports',
  'catchupReportDetails',
  'clientNotifications',
  'clientNotificationsAdd',
  'clientNotificationsPreview',
  'clientUserSettings',
  'userManagement',
  'userManagementDetails',
  'teamManagement',
  'teamManagementDetails',
  'verifyDocument',
  'verifyDocumentCenter',
  'documentAccessDenied',
  'signing',
  'templateEditor',
  'documentCenter',
  'documentCenterDetails',
  'fileManagers',
  'internalEmailAddresses',
  'internalEmailAddressUsers',
  'hire',
  'hireAdditionalDetails',
  'hireGeneratedInsights',
  'buildPath',
  'automateJobDescription',
  'reviewGeneratedDescription',
  'positionCreate',
  'positionReview',
  'positionFinalize',
  'positionSuccess',
  'positionEdit',
  'positionUpdate',
  'positionView',
  'myOpenPositions',
  'myOpenPositionDetails',
  'myOpenPositionCandidates',
  'myOpenPositionNotes',
  'myOpenPositionAttachment',
  'candidateProfile',
  'myNotes',
  'holidays',
  'holidayCalendars',
  'holidayCalendarDetails',
  'holidayPolicies',
  'holidayPolicyDetails',
  'dashboard',
  'position',
  'actionCenter',
  'actionCenterDetails',
  'recruitmentInterviews',
  'recruitmentInterviewDetails',
  'clientAvailabilities',
  'clientAvailabilityDetails',
  'availableSchedule',
  'availableScheduleCreate',
  'interviewSchedules',
  'upcomingInterviews',
  'interviewScheduleDetails',
  'invoicesDashboard',
  'invoices',
  'invoiceDetails',
  'leaveCalendar',
  'employeeLeaveBalances',
  'leaveTypes',
  'leavePolicies',
  'leavePolicyDetails',
  'notificationTypes',
  'publicCandidate',
  'candidate',
  'sharedCandidate',
  'recruitment',
  'jobDescriptionTemplates',
  'jobDescriptionTemplateDetails',
  'recruitmentDetails',
  'customerNotes',
  'positionCandidates',
  'positionNotes',
  'positionAttachments',
  'recruitmentCandidates',
  'recruitmentCandidateDetails',
  'salesReports',
  'separatedEmployeesReport',
  'shifts',
  'shiftDetails',
  'employeeShifts',
  'scheduleToday',
  'tickets',
  'ticketDetails',
  'submitATicket',
  'ticket',
  'myTickets',
  'ticketsForApproval',
];

export const builtScreens: readonly ScreenDeclaration[] = allScreens.filter(({ name }) => !isNotYetBuilt(name));

export function isNotYetBuilt(screenName: string): boolean {
  return screensNotYetBuilt.some((name) => name === screenName);
}

const listsEmployees = { permissions: ['can view all employees'] } as const;
const readsEmployees = { permissions: ['can view all employees', 'can read employees'] } as const;
const updatesEmployees = { permissions: ['can update employees'], exceptRoles: ['account manager'] } as const;
const importsPeople = { roles: ['admin', 'hr'] } as const;
const importsInvoiceInformation = { roles: ['admin', 'finance', 'payroll'] } as const;
const listsClients = { permissions: ['can view all clients'] } as const;
const updatesClients = { permissions: ['can update clients'] } as const;
const managesShifts = { permissions: ['can manage employee shifts'] } as const;

export const plannedCalls: readonly PlannedCall[] = [
  planned('GET', '/api/get-active-employees', '7.2', listsEmployees),
  planned('GET', '/api/get-all-employees', '7.2', listsEmployees),
  planned('GET', '/api/get-internal-staffs-for-client', '7.2', listsClients),
  planned('GET', '/api/get-client-employees', '7.2', {
    roles: clientAreaRoles,
    permissions: ['can view all employees'],
  }),
  planned('GET', '/api/get-user-employee', '7.2', readsEmployees),
  planned('GET', '/api/employee-team-leaders', '7.2', {
    permissions: ['can create ticket', 'can view all employees', 'can read employees'],
  }),
  planned('GET', '/api/employee-reviews/evaluation-history/:id', '7.2', listsEmployees),
  planned('GET', '/api/get-employee-id-card-details/:id', '7.2', readsEmployees),
  planned('GET', '/api/get-employee-profile/:id', '7.2', readsEmployees),
  planned('PUT', '/api/update-employee-profile', '7.2', 'login'),
  planned('POST', '/api/employee-attachments', '7.2', updatesEmployees),
  planned('GET', '/api/employee-attachments', '7.2', { permissions: ['can view employees sensitive data'] }),
  planned('DELETE', '/api/employee-attachments/:id', '7.2', updatesEmployees),
  planned('POST', '/api/import-employees', '7.3', importsPeople),
  planned('POST', '/api/import-employee-invoice-information', '7.3', importsInvoiceInformation),
  planned('POST', '/api/import-employee-leave-credit', '7.3', importsPeople),
  planned('POST', '/api/import-employee-shifts', '7.3', importsPeople),
  planned('GET', '/api/export-employees', '7.3', importsPeople),
  planned('GET', '/api/employee-invoice-information-template', '7.3', importsInvoiceInformation),
  planned('GET', '/api/download-employee-leave-credit', '7.3', importsPeople),
  planned('GET', '/api/employee-shifts-import-template', '7.3', importsPeople),
  planned('POST', '/api/client-attachments', '7.5', updatesClients),
  planned('GET', '/api/client-attachments', '7.5', listsClients),
  planned('DELETE', '/api/client-attachments', '7.5', updatesClients),
  planned('GET', '/api/open-tickets', '7.6', { permissions: ['can view all tickets', 'can view assigned tickets'] }),
  planned('POST', '/api/create-ticket', '7.6', { permissions: ['can create ticket'] }),
  planned('GET', '/api/shifts', '7.7', { permissions: ['can view employee shifts'] }),
  planned('POST', '/api/shifts', '7.7', managesShifts),
  planned('GET', '/api/shifts/:id', '7.7', { permissions: ['can view employee shift details'] }),
  planned('PUT', '/api/shifts/:id', '7.7', managesShifts),
  planned('DELETE', '/api/shifts/:id', '7.7', managesShifts),
  planned('GET', '/api/employee-shifts', '7.7', {
    permissions: ['can view employee shift calendar', 'can view all employees'],
  }),
  planned('POST', '/api/employee-shifts', '7.7', managesShifts),
  planned('DELETE', '/api/employee-shifts/:id', '7.7', managesShifts),
  planned('GET', '/api/employee-shift-details', '7.7', { permissions: ['can view employee shift details'] }),
];

function planned(method: Method, path: string, section: string, access: AccessRule): PlannedCall {
  return { method, path, section, access };
}
