import { counted, countText } from '@muster/contract/counted.ts';
import type { LeftOut, TimesheetRow } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { leftOutTexts } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import type { CallParts } from '../../../platform/api/endpoint.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useDecisions } from '../../../platform/feedback/decisions.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showViewable } from '../../../platform/feedback/toast-acts.tsx';
import { showErrorList } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { refreshTimesheets } from '../timesheets.queries.ts';
import styles from './timesheet-list.module.css';

type Approval = CallParts<(typeof timesheetsCalls)['approve']>['body']['selection'];
type Locking = CallParts<(typeof timesheetsCalls)['lock']>['body']['selection'];
type Outcome = {
  readonly done: number;
  readonly names: readonly string[];
  readonly left_out: readonly LeftOut[];
  readonly others: number;
};

/** Approves and locks one or many timesheets: asks first, and shows the omitted ones. */
export function useTimesheetActions(onDone: () => void = () => undefined) {
  const queries = useQueryClient();
  const decisions = useDecisions();
  const { ask, dialog } = useConfirm();
  const [address] = useSearchParams();
  /** The timesheets of the same period in their new state. */
  const hrefOf = (state: Step['done']) => {
    const period = address.get('period');
    return `${pathOf('timesheets')}?${new URLSearchParams({ ...(period && { period }), 'filter.state': state })}`;
  };
  const isAsking = useRef(false);
  const finish = async (outcome: Outcome, done: Step['done']) => {
    showViewable(doneText(outcome, done), hrefOf(done));
    const lines = leftOutLines(outcome);
    if (lines.length > 0) showErrorList('Not included', lines);
    onDone();
    await refreshTimesheets(queries);
  };
  /** Shows what the step would do to the selected timesheets, and does it after a confirmation. */
  const previewed = async (step: Step, readPreview: () => Promise<Outcome>, send: () => Promise<Outcome>) => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const preview = await readPreview();
      ask({
        title: step.title,
        text: <StepQuestion {...preview} step={step} />,
        size: 'lg',
        confirmLabel: preview.done === 0 ? null : `${step.verb} ${sheets(preview.done)}`,
        processingLabel: step.processing,
        action: async () => finish(await decisions.send(send), step.done),
        explain: problemText,
      });
    } catch (problem) {
      showProblem(problem);
    } finally {
      isAsking.current = false;
    }
  };
  const approve = async (selection: Approval) => {
    if (decisions.areHeld()) return;
    const body = { selection };
    await previewed(
      approving,
      () => callApi(timesheetsEndpoints.previewApproval, { body }),
      () => callApi(timesheetsEndpoints.approve, { body }),
    );
  };
  const lock = (selection: Locking) => {
    const body = { selection };
    return previewed(
      locking,
      () => callApi(timesheetsEndpoints.previewLock, { body }),
      () => callApi(timesheetsEndpoints.lock, { body }),
    );
  };
  return { approve, lock, dialog };
}

interface Step {
  readonly title: string;
  readonly verb: string;
  readonly processing: string;
  readonly done: 'approved' | 'locked';
  /** Where no timesheet takes the step. */
  readonly none: string;
  /** After '3 timesheets'. */
  readonly effect: string;
}

const approving: Step = {
  title: 'Approve timesheets',
  verb: 'Approve',
  processing: 'Approving...',
  done: 'approved',
  none: 'No timesheet waits for your approval.',
  effect: "will be approved by you. You're approving the current totals.",
};

const locking: Step = {
  title: 'Lock for payroll',
  verb: 'Lock',
  processing: 'Locking...',
  done: 'locked',
  none: 'No timesheets are approved yet, so there is nothing to lock.',
  effect: "will be locked. Locked timesheets can't be changed unless reopened with a reason.",
};

/** Single timesheets, with the versions that the reader sees. */
export const selectionOf = (rows: readonly Pick<TimesheetRow, 'id' | 'version'>[]) => ({
  timesheets: rows.map(({ id, version }) => ({ id, version })),
});

function StepQuestion({ step, ...outcome }: Outcome & { readonly step: Step }) {
  const lines = leftOutLines(outcome);
  return (
    <div className={styles.question}>
      <p>{outcome.done === 0 ? step.none : `${sheets(outcome.done)} ${step.effect}`}</p>
      {outcome.done > 0 ? <p>{namesText(outcome.names, outcome.done)}</p> : null}
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
    </div>
  );
}

/** Names the person if there is only one. */
function doneText({ done: count, names: [name] }: Outcome, done: Step['done']): string {
  return count === 1 && name ? `The timesheet of ${name} was ${done}.` : `${sheets(count)} ${done}.`;
}

/** One line per reason, with the first few names. */
function leftOutLines({ left_out, others }: Outcome): readonly string[] {
  const reasons = [...new Set(left_out.map(({ why }) => why))];
  // With only one reason, the people who are not named share it.
  const unnamed = reasons.length === 1 ? others : 0;
  const lines = reasons.map((why) => {
    const rows = left_out.filter((one) => one.why === why);
    const names = rows.map(({ name }) => name);
    return `${leftOutTexts[why]} ${namesText(names, rows.length + unnamed)}`;
  });
  return others === unnamed ? lines : [...lines, `and ${countText(others)} others`];
}

/** The first few of the names, and how many more there are. */
function namesText(names: readonly string[], count: number): string {
  const shown = names.slice(0, mostNamed);
  const more = count > shown.length ? ` and ${countText(count - shown.length)} more` : '';
  return `${shown.join(', ')}${more}`;
}

const mostNamed = 5;

const sheets = (count: number) => counted(count, 'timesheet');
