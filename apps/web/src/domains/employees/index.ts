export { type RecordPart, RecordParts } from './record-parts.ts';
export { refreshEmployees } from './refresh-employees.ts';
