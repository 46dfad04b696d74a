import { correctionStateLabels, resetLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { clockText, formatDateTime, formatDay } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import styles from '../day-list/day-list.module.css';
import { ResetDayDialog } from './reset-day-dialog.tsx';

/** The corrections of a day, the times that the portal proposes for one, and entering other times for the employee. */
export function DayCorrections({ day, zone, onCorrect }: DayCorrectionsProps) {
  const { askBack, dialog } = useWithdrawal(day);
  const [isResetting, setResetting] = useState(false);
  const own = day.corrections.find(({ abilities }) => abilities.withdraw);
  const waiting = day.corrections.find(({ state }) => state === 'requested')?.approval;
  return (
    <Card
      title="Corrections"
      actions={
        own ? (
          <Button small onClick={() => askBack(own)}>
            Withdraw
          </Button>
        ) : day.abilities.enter ? (
          <>
            {day.abilities.reset === null ? null : (
              <Button small onClick={() => setResetting(true)}>
                {day.abilities.reset === 'clocked' ? 'Undo correction' : 'Void hours'}
              </Button>
            )}
            <Button small onClick={onCorrect}>
              Correct times
            </Button>
          </>
        ) : null
      }
    >
      <div className={styles.corrections}>
        {day.proposal && !waiting ? <p>{proposalText(day.proposal, zone)}</p> : null}
        {day.corrections.length === 0 ? <p>No corrections requested.</p> : null}
        {day.corrections.length > 0 ? (
          <Timeline
            label="Corrections of the day"
            events={day.corrections.map((one) => ({
              id: one.id,
              title: `${correctionStateLabels[one.state]}: ${wantedText(one, zone)}`,
              meta: metaOf(one, zone),
              detail: one.note ? `${one.reason} / ${one.note}` : one.reason,
              tone: stateTones[correctionStateLabels[one.state]],
            }))}
          />
        ) : null}
        {waiting ? <ApprovalChain chain={waiting} zone={zone} /> : null}
      </div>
      {dialog}
      {day.abilities.reset === null ? null : (
        <ResetDayDialog
          day={day}
          counts={day.abilities.reset}
          opened={isResetting}
          onClose={() => setResetting(false)}
        />
      )}
    </Card>
  );
}

interface DayCorrectionsProps {
  readonly day: DayRecord;
  readonly zone: string;
  readonly onCorrect: () => void;
}

type DayCorrection = DayRecord['corrections'][number];

const wantedText = ({ counts, in: from, out }: DayCorrection, zone: string) =>
  counts === 'times' ? clockRange(from, out, zone) : resetLabels[counts];

function proposalText({ in: from, out }: NonNullable<DayRecord['proposal']>, zone: string): string {
  const until = out === null ? 'a clock-out that still has to be entered' : clockText(out, zone);
  return `Proposed times: ${clockText(from, zone)} – ${until}. They count once a correction is approved.`;
}

function metaOf({ decided_at, decided_by, created_at, entered_by }: DayCorrection, zone: string): string {
  const asked = entered_by === null ? 'Requested' : `Entered by ${entered_by},`;
  if (decided_at === null) return `${asked} ${formatDateTime(created_at, zone)}`;
  const decided = `${decided_by ?? 'Someone'}, ${formatDateTime(decided_at, zone)}`;
  return entered_by === null ? decided : `Entered by ${entered_by} · ${decided}`;
}

function useWithdrawal({ employee, work_date: day }: DayRecord) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const askBack = ({ id, version }: DayCorrection) =>
    ask({
      title: 'Withdraw entered times',
      text: `The times entered for ${employee.name} on ${formatDay(day)} are withdrawn without a decision.`,
      confirmLabel: 'Withdraw',
      processingLabel: 'Withdrawing...',
      action: async () => {
        await callApi(correctionsEndpoints.withdraw, { body: { id, version } });
        showSuccess('The entered times were withdrawn.');
        const changed = [attendanceDaysEndpoints.list, attendanceDaysEndpoints.details, correctionsEndpoints.list];
        await refreshAnswers(queries, changed);
      },
      explain: problemText,
    });
  return { askBack, dialog };
}
