import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';

const changed = [correctionsEndpoints.list, attendanceDaysEndpoints.list, attendanceDaysEndpoints.details];

/** Approves a correction in one step. */
export function useApproval({ id, version, employee }: CorrectionRow) {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const approve = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      const stored = await callApi(correctionsEndpoints.decide, {
        body: { id, version, decision: 'approved', note: '' },
      });
      const said = stored.version > version ? 'was approved' : 'waits for the next decision';
      showSuccess(`The correction of ${employee.name} ${said}.`);
    } catch (problem) {
      showProblem(problem);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
      await refreshAnswers(queries, changed);
    }
  };
  return { approve, isBusy };
}
