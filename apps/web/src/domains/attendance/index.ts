export { PayTable } from './pay-table.tsx';
export { attendanceSummaryParts } from './record-summary/summary-parts.ts';
