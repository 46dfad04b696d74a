import { Problem } from '@muster/contract';
import type { StepOutcome } from '@muster/contract/domains/approvals/approval.rules.ts';
import { type DecidedSubject, type Decider, decideApprovals, type NewDecisions } from './decide-approvals.ts';
import type { DecisionRefusal } from './decision-actor.ts';

/** One decision on one subject. @throws Problem forbidden or conflict with the reason why there is none */
export async function decideApproval(
  ctx: Decider,
  { subject, ...made }: Omit<NewDecisions, 'subjects'> & { readonly subject: DecidedSubject },
): Promise<StepOutcome> {
  const result = (await decideApprovals(ctx, { ...made, subjects: [subject] })).get(subject.id);
  if (result && 'outcome' in result) return result.outcome;
  const [code, text] = decisionProblems[result?.refusal ?? 'closed'];
  throw new Problem(code, text);
}

/** What each refusal answers. */
export const decisionProblems: Readonly<Record<DecisionRefusal, readonly ['forbidden' | 'conflict', string]>> = {
  closed: ['conflict', 'This does not wait for a decision.'],
  version: ['conflict', 'This changed after you opened it. Look at it again.'],
  own: ['forbidden', "You can't decide on your own request."],
  'not-approver': ['forbidden', "This is waiting for someone else's decision."],
  decided: ['conflict', 'You have decided on this already.'],
};
