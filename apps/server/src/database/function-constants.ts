import { leaveDocumentLimits } from '@muster/contract/domains/leave/leave-documents.rules.ts';
import { leadingTeamRoles } from '@muster/contract/domains/teams/teams.schemas.ts';
import {
  incompleteItems,
  incompleteItemTexts,
  missingMask,
  providerClientId,
} from '@muster/contract/incomplete-configuration.ts';
import { employeeStatuses, isSeparated, workLocationLabel, workLocations } from '@muster/contract/states.ts';

export type FunctionConstant = number | string | readonly string[] | Readonly<Record<string, string>>;

/**
 * Values of the contract that SQL functions need. A function writes `:name`; the value replaces it when the function is
 * created, so a changed value re-creates the functions that use it (docs/decisions/021-sql-functions.md).
 */
export const functionConstants: Readonly<Record<string, FunctionConstant>> = {
  provider_client_id: providerClientId,
  provider_missing_mask: missingMask(incompleteItems, providerClientId),
  missing_mask: missingMask(incompleteItems, null),
  ...Object.fromEntries(incompleteItems.map((item) => [`missing_${item}`, 1 << incompleteItemTexts[item].bit])),
  leading_team_roles: leadingTeamRoles,
  most_leave_documents: leaveDocumentLimits.files,
  most_leave_document_bytes: leaveDocumentLimits.megabytes * 1024 * 1024,
  employed_statuses: employeeStatuses.filter((status) => !isSeparated(status)),
  separated_statuses: employeeStatuses.filter(isSeparated),
  work_location_labels: Object.fromEntries(workLocations.map((location) => [location, workLocationLabel(location)])),
};
