import { allScreens, type ScreenName } from './all-screens.ts';
import type { ScreenDeclaration } from './screen.ts';

/**
 * The screens of the specification that are not built yet: they are in no menu and show /page-not-found. Remove what you
 * build from the list.
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
  'invoicesDashboard',
  'invoices',
  'invoiceDetails',
  'salesReports',
  'separatedEmployeesReport',
];

export const builtScreens: readonly ScreenDeclaration[] = allScreens.filter(({ name }) => !isNotYetBuilt(name));

export function isNotYetBuilt(screenName: string): boolean {
  return screensNotYetBuilt.some((name) => name === screenName);
}
