import type { AccessRule } from './access.ts';
import { allScreens, type ScreenName } from './all-screens.ts';
import type { Method, PlannedCall } from './call.ts';
import type { ScreenDeclaration } from './screen.ts';

/**
 * Everything of the specification that is not built yet. A screen listed here is in no menu and shows /page-not-found; a
 * call listed here answers 404. Remove what you build from these lists.
 */
export const screensNotYetBuilt: readonly ScreenName[] = [
  'activityLogsShifts',
  'activityLogsPositions',
  'rolesAndPermissions',
  'rolesAndPermissionsDetails',
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

export const plannedCalls: readonly PlannedCall[] = [
  planned('GET', '/api/open-tickets', '7.6', { permissions: ['can view all tickets', 'can view assigned tickets'] }),
  planned('POST', '/api/create-ticket', '7.6', { permissions: ['can create ticket'] }),
];

function planned(method: Method, path: string, section: string, access: AccessRule): PlannedCall {
  return { method, path, section, access };
}
