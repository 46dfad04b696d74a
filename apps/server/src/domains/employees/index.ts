export { accountErrors, ownAddressErrors } from './account-errors.ts';
export { employeeToLink } from './account-link.repository.ts';
export { addressOf, changedPay, ownEmail, ownRecordText, takenFromDeleted, wasOwn } from './added-again.ts';
export { cardToken } from './card-token.ts';
export { createEmployee } from './create-employee.ts';
export { employeeChanges } from './employee-changes.ts';
export { refreshList } from './employee-list.repository.ts';
export { readEmployees, type StoredEmployee } from './employee-record.repository.ts';
export { employeeHistories } from './employee-reported-histories.repository.ts';
export { zoneOfEmployee } from './employee-zone.repository.ts';
export {
  announceImportedEmployees,
  employeeDeactivated,
  employeeDeleted,
  employeesImported,
  employeeUpdated,
  employmentsImported,
} from './employees.events.ts';
export { findEmployees } from './find-employees.ts';
export type { FormerHolder } from './former-key.repository.ts';
export { findHolders, type IdentifyingFields, identifyingFields } from './former-keys.ts';
export { type ImportedPolicy, lockEmployees } from './import-employees.repository.ts';
export { type ImportedAmounts, insertAmounts } from './import-histories.ts';
export { addEmployees, changeEmployee, type ImportContext, openStored } from './imported-employees.ts';
export { payChangesById } from './pay-change.repository.ts';
export { assertReachable, isReachable } from './reachable-employee.ts';
export { searchEmployees } from './search-employees.ts';
export { fieldLabels, needsSecondPerson } from './second-person.ts';
