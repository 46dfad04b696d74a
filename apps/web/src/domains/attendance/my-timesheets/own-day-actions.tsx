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

/** What an employee can do about a day; null for nothing. */
export interface OwnDayAct {
  readonly label: 'Correct' | 'Withdraw';
  /** For screen readers: 'Correct Mar 2'. */
  readonly name: string;
  readonly run: () => void;
}

/** Requests corrections of days, and withdraws pending ones. Render `panels`. */
export function useOwnDayActs(zone: string) {
  const correction = useLazyPanel((subject: OwnDay, state) => (
    <LazyCorrectionForm day={subject} zone={zone} {...state} />
  ));
  const { withdraw, dialog } = useWithdrawal();
  const actOf = (day: OwnDay): OwnDayAct | null => {
    const date = formatDay(day.work_date);
    if (day.correction?.state === 'requested' && day.correction.entered_by === null)
      return { label: 'Withdraw', name: `Withdraw the correction of ${date}`, run: () => withdraw(day) };
    if (!day.abilities.correct) return null;
    return { label: 'Correct', name: `Correct ${date}`, run: () => correction.open(day) };
  };
  const panels = (
    <>
      {correction.panel}
      {dialog}
    </>
  );
  return { actOf, panels } as const;
}

export function OwnDayButton({ act, small }: { readonly act: OwnDayAct | null; readonly small?: boolean }) {
  if (act === null) return null;
  return (
    <Button small={small} aria-label={act.name} onClick={act.run}>
      {act.label}
    </Button>
  );
}

function useWithdrawal() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const withdraw = ({ correction, work_date: day }: OwnDay) => {
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
  return { withdraw, dialog };
}
