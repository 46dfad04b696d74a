export { LazyCorrectionForm } from './corrections/lazy-correction-form.tsx';
export { LazyPayTable } from './lazy-pay-table.tsx';
export { attendanceSummaryParts } from './record-summary/summary-parts.ts';
export { usePunch } from './use-punch.ts';
