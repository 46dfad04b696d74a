import { attendanceSummaryParts } from '../domains/attendance/index.ts';
import type { RecordPart, SummaryPart } from '../domains/employees/index.ts';
import { evaluationHistoryPart } from '../domains/evaluations/index.ts';

/** What other domains add to the details of an employee, in the order of the tabs. */
export const recordParts: readonly RecordPart[] = [evaluationHistoryPart];

/** What other domains add to the summary of an employee, in the order of the cards. */
export const summaryParts: readonly SummaryPart[] = attendanceSummaryParts;
