export { type RecordPart, RecordParts } from './record-parts.ts';
