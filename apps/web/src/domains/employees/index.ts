export type { EmployeeHire } from './employee-form/form-subject.ts';
export { LazyEmployeeForm } from './employee-form/lazy-employee-form.tsx';
export { EmployeeLink } from './employee-link.tsx';
export {
  type PolicyEffect,
  PolicyEffects,
  type RecordPart,
  RecordParts,
  type SummaryPart,
  SummaryParts,
} from './record-parts.ts';
export { refreshEmployees } from './refresh-employees.ts';
