import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LazyCorrectionForm } from '../corrections/lazy-correction-form.tsx';

/** Requests a correction of the day, or withdraws the pending one. */
export function OwnDayActions({ day, zone }: { readonly day: OwnDay; readonly zone: string }) {
  const correction = useLazyPanel((subject: OwnDay, state) => (
    <LazyCorrectionForm day={subject} zone={zone} {...state} />
  ));
  const { askBack, dialog } = useWithdrawal(day);
  const label = formatDay(day.work_date);
  return (
    <>
      {day.correction?.state === 'requested' && day.correction.entered_by === null ? (
        <Button small aria-label={`Withdraw the correction of ${label}`} onClick={askBack}>
          Withdraw
        </Button>
      ) : day.abilities.correct ? (
        <Button small aria-label={`Correct ${label}`} onClick={() => correction.open(day)}>
          Correct
        </Button>
      ) : null}
      {correction.panel}
      {dialog}
    </>
  );
}

function useWithdrawal({ correction, work_date: day }: OwnDay) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const askBack = () => {
    if (!correction) return;
    ask({
      title: 'Withdraw correction',
      text: `The request for ${formatDay(day)} is withdrawn without a decision. You can request another correction.`,
      confirmLabel: 'Withdraw',
      processingLabel: 'Withdrawing...',
      action: async () => {
        await callApi(correctionsEndpoints.withdraw, { body: { id: correction.id, version: correction.version } });
        showSuccess('Your correction was withdrawn.');
        await queries.invalidateQueries({ queryKey: queryKeyOf(attendanceEndpoints.own) });
      },
      explain: problemText,
    });
  };
  return { askBack, dialog };
}
