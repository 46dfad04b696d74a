export { findEmployees } from './find-employees.ts';
