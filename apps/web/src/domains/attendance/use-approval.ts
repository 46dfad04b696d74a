import { overtimeLeftOutTexts } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../../platform/api/endpoints/overtime.generated.ts';
import { showViewable } from '../../platform/feedback/toast-acts.tsx';
import { showError } from '../../platform/feedback/toasts.ts';
import { useDecision } from '../../platform/feedback/use-decision.ts';
import { formatWeekday } from '../../platform/format/dates.ts';

const changed = [
  correctionsEndpoints.list,
  overtimeEndpoints.list,
  attendanceDaysEndpoints.list,
  attendanceDaysEndpoints.details,
];

/** The recorded day among those of everybody. */
const dayOf = ({ name }: { readonly name: string }, day: string) =>
  `${pathOf('attendance')}?${new URLSearchParams({ from: day, to: day, q: name })}`;

/** Approves one request in one step; `onApproved` comes before the lists are read again. A rejection needs a reason, and so a dialog. */
export function useApproval(onApproved?: () => void) {
  const queries = useQueryClient();
  const { isBusy, decide } = useDecision(() => refreshAnswers(queries, changed));
  const correction = ({ id, version, employee, work_date }: CorrectionRow) =>
    decide(async () => {
      const body = { id, version, decision: 'approved' as const, note: null };
      const stored = await callApi(correctionsEndpoints.decide, { body });
      onApproved?.();
      const said = stored.version > version ? 'was approved' : 'waits for the next decision';
      showViewable(
        `The correction of ${employee.name} for ${formatWeekday(work_date)} ${said}.`,
        dayOf(employee, work_date),
      );
      return null;
    });
  const overtime = ({ id, version, employee, work_date }: OvertimeRow) =>
    decide(async () => {
      const body = { requests: [{ id, version }], decision: 'approved' as const, note: null };
      const { left_out } = await callApi(overtimeEndpoints.decide, { body });
      const [kept] = left_out;
      if (!kept) onApproved?.();
      const done = `The overtime of ${employee.name} on ${formatWeekday(work_date)} was approved.`;
      if (kept) showError(overtimeLeftOutTexts[kept.why]);
      else showViewable(done, dayOf(employee, work_date));
      return null;
    });
  return { isBusy, correction, overtime };
}
