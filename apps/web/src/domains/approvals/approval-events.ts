import type { ApprovalChain, ApprovalStepView } from '@muster/contract/domains/approvals/approval-answers.ts';
import type { ApprovalTrace } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { formatShortDateTime } from '../../platform/format/dates.ts';
import type { TimelineEvent } from '../../ui/timeline/timeline.tsx';

/** Who decided, who is next and since when, in the order of the steps; without skipped steps. */
export function approvalEvents({ steps, traces }: ApprovalChain, zone: string): TimelineEvent[] {
  return [
    ...steps.flatMap((step) => [...decisionEvents(step, zone), ...openEvents(step, zone)]),
    ...traces.map(({ kind, text, at }, index) => ({
      id: `trace ${index}`,
      title: traceTitles[kind],
      meta: formatShortDateTime(at, zone),
      detail: text,
    })),
  ];
}

function decisionEvents({ position, name, decisions }: ApprovalStepView, zone: string): TimelineEvent[] {
  return decisions.map(({ decision, by, instead_of, at, comment }, index) => ({
    id: `decision ${position} ${index}`,
    title: `${decision === 'approved' ? 'Approved' : 'Rejected'} by ${by}${instead_of ? ` for ${instead_of}` : ''}`,
    meta: `${name} · ${formatShortDateTime(at, zone)}`,
    detail: comment,
    tone: decision === 'approved' ? ('green' as const) : ('red' as const),
  }));
}

function openEvents({ position, name, state, since, ...step }: ApprovalStepView, zone: string): TimelineEvent[] {
  const id = `step ${position}`;
  if (state === 'ahead') return [{ id, title: name, meta: 'Later step' }];
  if (state !== 'current') return [];
  return [{ id, title: waitingText(step), meta: `${name} · since ${formatShortDateTime(since, zone)}`, tone: 'amber' }];
}

export function waitingText({ rule, missing, next }: Pick<ApprovalStepView, 'rule' | 'missing' | 'next'>): string {
  if (next.length === 0) return 'Waiting, but no one can decide';
  const people = peopleText(next.map(withinSentence), rule === 'everyone' ? 'and' : 'or');
  return missing > 1 && rule === 'majority' ? `Waiting for ${missing} of ${people}` : `Waiting for ${people}`;
}

/** 'The client' and the like in place of a name. */
const withinSentence = (name: string) => name.replace(/^(The|A)(?= [a-z])/, (article) => article.toLowerCase());

const mostNamed = 4;

/** 'Team lead or HR'. Of many, the first three. */
export function peopleText(names: readonly string[], word: 'and' | 'or'): string {
  const shown =
    names.length > mostNamed ? [...names.slice(0, mostNamed - 1), `${names.length - mostNamed + 1} others`] : names;
  if (shown.length === 1) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}`;
}

const traceTitles: Readonly<Record<ApprovalTrace, string>> = {
  fallback: 'No approver',
  replaced: 'Approver replaced',
  reminded: 'Reminder sent',
  escalated: 'Escalated',
  withdrawn: 'Withdrawn',
  revised: 'Decided on an earlier version',
  undone: 'Approval undone',
};
