import type { RecordPart } from '../domains/employees/index.ts';
import { evaluationHistoryPart } from '../domains/evaluations/index.ts';

/** What other domains add to the details of an employee, in the order of the tabs. */
export const recordParts: readonly RecordPart[] = [evaluationHistoryPart];
