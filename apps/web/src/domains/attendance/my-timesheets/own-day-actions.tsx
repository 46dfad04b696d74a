import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { attendanceWires, correctionWires } from '../attendance.wires.ts';

const CorrectionForm = lazy(() =>
  import('../corrections/correction-form.panel.tsx').then((part) => ({ default: part.CorrectionFormPanel })),
);

/** Asks for a correction of the day, or takes back the one that waits. */
export function OwnDayActions({ day, zone }: { readonly day: OwnDay; readonly zone: string }) {
  const [turn, setTurn] = useState(0);
  const [opened, setOpened] = useState(false);
  const { askBack, dialog } = useWithdrawal(day);
  const label = formatDay(day.work_date);
  return (
    <>
      {day.correction?.state === 'requested' ? (
        <Button small aria-label={`Withdraw the correction of ${label}`} onClick={askBack}>
          Withdraw
        </Button>
      ) : day.abilities.correct ? (
        <Button
          small
          aria-label={`Correct ${label}`}
          onClick={() => {
            setTurn(turn + 1);
            setOpened(true);
          }}
        >
          Correct
        </Button>
      ) : null}
      {turn > 0 ? (
        <Suspense>
          <CorrectionForm key={turn} day={day} zone={zone} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
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
      text: `Nobody decides about ${formatDay(day)} then. You can ask for another correction.`,
      confirmLabel: 'Withdraw',
      processingLabel: 'Withdrawing...',
      action: async () => {
        await callApi(correctionWires.withdraw, { body: { id: correction.id, version: correction.version } });
        showSuccess('Your correction was withdrawn.');
        await queries.invalidateQueries({ queryKey: queryKeyOf(attendanceWires.own) });
      },
      explain: problemText,
    });
  };
  return { askBack, dialog };
}
