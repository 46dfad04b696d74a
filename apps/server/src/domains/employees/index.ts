export { findEmployees } from './find-employees.ts';
export { assertReachable } from './reachable-employee.ts';
