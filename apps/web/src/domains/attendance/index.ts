export { LazyCorrectionForm } from './corrections/lazy-correction-form.tsx';
export { PayTable } from './pay-table.tsx';
export { attendanceSummaryParts } from './record-summary/summary-parts.ts';
export { usePunch } from './use-punch.ts';
