import type { ComponentType } from 'react';
import { attendanceSummaryParts } from '../domains/attendance/index.ts';
import { type ClientSummaryPart, ClientSummaryParts } from '../domains/clients/index.ts';
import {
  type PolicyEffect,
  PolicyEffects,
  type RecordPart,
  RecordParts,
  type SummaryPart,
  SummaryParts,
} from '../domains/employees/index.ts';
import { evaluationHistoryPart } from '../domains/evaluations/index.ts';
import { clientNeedsPart, clientTodayPart } from '../domains/home/index.ts';
import { leavePolicyEffect } from '../domains/leave/index.ts';
import { clientPositionsPart } from '../domains/recruitment/index.ts';
import { clientAttendancePart } from '../domains/reports/index.ts';
import { memberTodayPart } from '../domains/shifts/index.ts';
import { MemberToday } from '../domains/teams/index.ts';
import { clientTicketsPart } from '../domains/tickets/index.ts';

/** The page of a record with what domains above its own add to it. */
export const withRecordParts = (Page: ComponentType) => () => (
  <RecordParts value={recordParts}>
    <SummaryParts value={summaryParts}>
      <ClientSummaryParts value={clientSummaryParts}>
        <PolicyEffects value={policyEffects}>
          <MemberToday value={memberTodayPart}>
            <Page />
          </MemberToday>
        </PolicyEffects>
      </ClientSummaryParts>
    </SummaryParts>
  </RecordParts>
);

/** What other domains add to the details of an employee, in the order of the tabs. */
const recordParts: readonly RecordPart[] = [evaluationHistoryPart];

/** What other domains add to the summary of an employee, in the order of the cards. */
const summaryParts: readonly SummaryPart[] = attendanceSummaryParts;

/** What policies of an employee do, by kind. */
const policyEffects: readonly PolicyEffect[] = [leavePolicyEffect];

/** What other domains add to the summary of a client, in the order of the cards. */
const clientSummaryParts: readonly ClientSummaryPart[] = [
  clientTodayPart,
  clientAttendancePart,
  clientNeedsPart,
  clientPositionsPart,
  clientTicketsPart,
];
