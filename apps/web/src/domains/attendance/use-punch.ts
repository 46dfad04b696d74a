import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeyOf } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { attendanceEndpoints } from '../../platform/api/endpoints/attendance.generated.ts';
import { useSubmissionKey } from '../../platform/api/submission-key.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { showNotice, showSuccess } from '../../platform/feedback/toasts.ts';
import { formatDateTime } from '../../platform/format/dates.ts';

const sinceTexts: Readonly<Record<PunchKind, string>> = {
  in: 'Clocked in',
  out: 'Clocked out',
  break_start: 'On break since',
  break_end: 'Break ended',
};

/** Double clicks are faster. */
const heldMs = 700;

/** Clocks in, out, and breaks. The server's time counts. `pending`: what is being sent. */
export function usePunch(zone: string) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const [pending, setPending] = useState<PunchKind | null>(null);
  const clock = async (kind: PunchKind) => {
    setPending(kind);
    try {
      const body = { kind };
      const stored = await callApi(attendanceEndpoints.punch, { body, idempotencyKey: submission.keyFor(body) });
      submission.settle();
      showSuccess(`${sinceTexts[stored.kind]} ${formatDateTime(stored.at, zone)}.`);
      if (stored.warning !== null) showNotice(stored.warning);
    } catch (problem) {
      showProblem(problem);
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeyOf(attendanceEndpoints.own) }),
        // Otherwise the second click of a double click meets the next button.
        new Promise((resolve) => setTimeout(resolve, heldMs)),
      ]);
      setPending(null);
    }
  };
  return { pending, clock };
}
