import { attendanceSummaryParts } from '../domains/attendance/index.ts';
import type { ClientSummaryPart } from '../domains/clients/index.ts';
import type { PolicyEffect, RecordPart, SummaryPart } from '../domains/employees/index.ts';
import { evaluationHistoryPart } from '../domains/evaluations/index.ts';
import { clientTodayPart } from '../domains/home/index.ts';
import { leavePolicyEffect } from '../domains/leave/index.ts';
import { clientTicketsPart } from '../domains/tickets/index.ts';

/** What other domains add to the details of an employee, in the order of the tabs. */
export const recordParts: readonly RecordPart[] = [evaluationHistoryPart];

/** What other domains add to the summary of an employee, in the order of the cards. */
export const summaryParts: readonly SummaryPart[] = attendanceSummaryParts;

/** What policies of an employee do, by kind. */
export const policyEffects: readonly PolicyEffect[] = [leavePolicyEffect];

/** What other domains add to the summary of a client, in the order of the cards. */
export const clientSummaryParts: readonly ClientSummaryPart[] = [clientTodayPart, clientTicketsPart];
