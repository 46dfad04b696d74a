import { overtimeLeftOutTexts } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showError, showSuccess } from '../../../platform/feedback/toasts.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';

const changed = [
  correctionsEndpoints.list,
  overtimeEndpoints.list,
  attendanceDaysEndpoints.list,
  attendanceDaysEndpoints.details,
];

/** Approves one request in its row. A rejection needs a reason, and so the dialog. */
export function useApproval() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<string>) => {
    setBusy(true);
    try {
      showSuccess(await action());
    } catch (error) {
      showError(problemText(error));
    } finally {
      await refreshAnswers(queries, changed);
      setBusy(false);
    }
  };
  const correction = ({ id, version, employee, work_date }: CorrectionRow) =>
    run(async () => {
      const body = { id, version, decision: 'approved' as const, note: null };
      const stored = await callApi(correctionsEndpoints.decide, { body });
      const said = stored.version > version ? 'was approved' : 'waits for the next decision';
      return `The correction of ${employee.name} for ${formatWeekday(work_date)} ${said}.`;
    });
  const overtime = ({ id, version, employee, work_date }: OvertimeRow) =>
    run(async () => {
      const body = { requests: [{ id, version }], decision: 'approved' as const, note: null };
      const { left_out } = await callApi(overtimeEndpoints.decide, { body });
      const [kept] = left_out;
      if (kept) throw new Error(overtimeLeftOutTexts[kept.why]);
      return `The overtime of ${employee.name} on ${formatWeekday(work_date)} was approved.`;
    });
  return { isBusy, correction, overtime };
}
