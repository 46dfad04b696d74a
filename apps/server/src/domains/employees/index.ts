export { cardToken } from './card-token.ts';
export { findEmployees } from './find-employees.ts';
export { assertReachable } from './reachable-employee.ts';
