export { LazyCorrectionForm } from './corrections/lazy-correction-form.tsx';
export { onLeaveText } from './day-texts.ts';
export { LazyPayTable } from './lazy-pay-table.tsx';
export { attendanceSummaryParts } from './record-summary/summary-parts.ts';
export { usePunch } from './use-punch.ts';
