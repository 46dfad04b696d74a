import type { CallAnswer, CallInput } from '@muster/contract';
import type { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { decideApprovals, decisionProblems } from '../approvals/index.ts';
import { concludeDecision, daysToDecide, type LeaveDecision } from './decide-leave.ts';
import type { RequestDay } from './leave-requests.repository.ts';
import { answerAbout, lockSeveral, orLeftOut } from './several-leave-requests.ts';

type Decide = (typeof leaveRequestsCalls)['decideSeveral'];

/** The same decision on several requests, as one by one. @throws Problem not-found, or conflict if none could be decided */
export async function decideSeveralLeave(ctx: Ctx, { body }: CallInput<Decide>): Promise<CallAnswer<Decide>> {
  const { stored, leftOut } = await lockSeveral(ctx, body.ids);
  const made: LeaveDecision = { decision: body.decision, note: body.note, event: 'leave.decide-request' };
  const seen = new Map(body.seen?.map(({ id, days }) => [id, days]));
  const days = new Map<number, readonly RequestDay[]>();
  for (const one of stored) {
    if (leftOut.has(one.id)) continue;
    const found = await orLeftOut(leftOut, one.id, () =>
      daysToDecide(ctx, one, { ...made, seen_days: seen.get(one.id) }),
    );
    if (found !== null) days.set(one.id, found);
  }
  const results = await decideApprovals(ctx, {
    kind: leaveApproval,
    subjects: [...days.keys()].map((id) => ({ id, seen: 1, current: 1 })),
    decision: body.decision,
    comment: body.note ?? null,
  });
  for (const one of stored) {
    const taken = days.get(one.id);
    const result = results.get(one.id);
    if (taken === undefined || result === undefined) continue;
    if ('refusal' in result) leftOut.set(one.id, decisionProblems[result.refusal][1]);
    else await concludeDecision(ctx, one, { ...made, days: taken, outcome: result.outcome });
  }
  return answerAbout(stored, leftOut);
}
