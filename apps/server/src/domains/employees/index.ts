export { cardToken } from './card-token.ts';
export { employeeChanges } from './employee-changes.ts';
export { refreshList } from './employee-list.repository.ts';
export { readEmployees, type StoredEmployee } from './employee-record.repository.ts';
export { employeesImported } from './employees.events.ts';
export { findEmployees } from './find-employees.ts';
export {
  type ImportedAmounts,
  type ImportedPolicy,
  insertAmounts,
  lockEmployees,
} from './import-employees.repository.ts';
export { addEmployees, changeEmployee, type ImportContext, openStored } from './imported-employees.ts';
export { assertReachable } from './reachable-employee.ts';
