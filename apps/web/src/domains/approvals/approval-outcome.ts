import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import { formatShortDateTime } from '../../platform/format/dates.ts';
import { peopleText, waitingText } from './approval-events.ts';

/** Beside a badge that says the state: who decided and when, or who can decide. */
export interface ApprovalOutcomeText {
  /** 'Rosario Villanueva · Nov 29, 9:05 PM', or 'Step 2 of 2 · Waiting for the client'. Null if no one decided. */
  readonly line: string | null;
  /** The latest comment. */
  readonly comment: string | null;
}

export function approvalOutcome({ steps }: ApprovalChain, zone: string): ApprovalOutcomeText {
  const asked = steps.filter(({ state }) => state !== 'skipped');
  const decisions = asked.flatMap((step) => step.decisions);
  const comment = decisions.findLast((one) => one.comment !== null)?.comment ?? null;
  const current = asked.findIndex(({ state }) => state === 'current');
  const waiting = asked[current];
  if (waiting) {
    const step = asked.length === 1 ? [] : [`Step ${current + 1} of ${asked.length}`];
    return { line: [...step, waitingText(waiting)].join(' · '), comment };
  }
  const refused = decisions.filter(({ decision }) => decision === 'refused');
  const made = refused.length > 0 ? refused : decisions;
  const last = made.at(-1);
  if (last === undefined) return { line: null, comment };
  const names = made.map(({ by, instead_of: absent }) => (absent === null ? by : `${by} for ${absent}`));
  return { line: `${peopleText([...new Set(names)], 'and')} · ${formatShortDateTime(last.at, zone)}`, comment };
}
