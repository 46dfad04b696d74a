import { counted, countText } from '@muster/contract/counted.ts';
import type { LeftOut, TimesheetRow } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { leftOutTexts } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import type { CallParts } from '../../../platform/api/endpoint.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showErrorList, showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { refreshTimesheets } from '../timesheets.queries.ts';
import styles from './timesheet-list.module.css';

type Approval = CallParts<(typeof timesheetsCalls)['approve']>['body']['selection'];
type Locking = CallParts<(typeof timesheetsCalls)['lock']>['body']['selection'];
type Outcome = { readonly done: number; readonly left_out: readonly LeftOut[]; readonly others: number };

/** Approves and locks one or many timesheets: asks first, and shows the omitted ones. */
export function useTimesheetActions(onDone: () => void = () => undefined) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const finish = async (outcome: Outcome, done: string) => {
    showSuccess(`${sheets(outcome.done)} ${done}.`);
    const lines = leftOutLines(outcome);
    if (lines.length > 0) showErrorList('Not included', lines);
    onDone();
    await refreshTimesheets(queries);
  };
  const approve = (selection: Approval, count: number) =>
    ask({
      title: 'Approve',
      text: `Approve ${sheets(count)}? You're approving the current totals.`,
      confirmLabel: 'Approve',
      processingLabel: 'Approving...',
      action: async () => {
        await finish(await callApi(timesheetsEndpoints.approve, { body: { selection } }), 'approved');
      },
      explain: problemText,
    });
  const lock = async (selection: Locking) => {
    const body = { selection };
    try {
      const preview = await callApi(timesheetsEndpoints.previewLock, { body });
      ask({
        title: 'Lock for payroll',
        text: <LockQuestion {...preview} />,
        size: 'lg',
        confirmLabel: preview.done === 0 ? 'Nothing to lock' : `Lock ${sheets(preview.done)}`,
        processingLabel: 'Locking...',
        action: async () => finish(await callApi(timesheetsEndpoints.lock, { body }), 'locked'),
        explain: problemText,
      });
    } catch (problem) {
      showProblem(problem);
    }
  };
  return { approve, lock, dialog };
}

/** Single timesheets, with the versions that the reader sees. */
export const selectionOf = (rows: readonly Pick<TimesheetRow, 'id' | 'version'>[]) => ({
  timesheets: rows.map(({ id, version }) => ({ id, version })),
});

function LockQuestion(outcome: Outcome) {
  const lines = leftOutLines(outcome);
  return (
    <>
      <p>
        {outcome.done === 0
          ? 'No timesheet here is approved, so there is nothing to lock.'
          : `${sheets(outcome.done)} will be locked. Locked timesheets can't be changed unless reopened with a reason.`}
      </p>
      {lines.length > 0 ? (
        <>
          <p>Not included:</p>
          <ul className={styles.leftOut}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** One line per reason, with the first few names. */
function leftOutLines({ left_out, others }: Outcome): readonly string[] {
  const reasons = [...new Set(left_out.map(({ why }) => why))];
  // With only one reason, the people who are not named share it.
  const unnamed = reasons.length === 1 ? others : 0;
  const lines = reasons.map((why) => {
    const rows = left_out.filter((one) => one.why === why);
    const names = rows.slice(0, mostNamed).map(({ name }) => name);
    const rest = rows.length - names.length + unnamed;
    const more = rest > 0 ? ` and ${countText(rest)} more` : '';
    return `${leftOutTexts[why]} ${names.join(', ')}${more}`;
  });
  return others === unnamed ? lines : [...lines, `and ${countText(others)} others`];
}

const mostNamed = 5;

const sheets = (count: number) => counted(count, 'timesheet');
