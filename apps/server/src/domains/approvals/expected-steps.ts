import { scopeOf } from '@muster/contract';
import { type ApprovalFacts, stepAfter, stepApplies } from '@muster/contract/domains/approvals/approval.rules.ts';
import type { ExpectedStep } from '@muster/contract/domains/approvals/approval-answers.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { kindOfApprover } from './approval-chain.presenter.ts';
import { currentSteps } from './approval-policy.repository.ts';
import { approversOfSteps } from './approvers-of-steps.ts';

export interface PlannedSubject {
  /** Null: the portal. */
  readonly requesterUserId: number | null;
  readonly employeeId: number;
  readonly clientId: number;
  readonly facts: ApprovalFacts;
}

/**
 * Who would decide on something that is not requested yet, in each step of the current policy. The caller has checked that the viewer may
 * request it. Staff read names, others what the approvers are.
 */
export function expectedSteps(
  ctx: Pick<Ctx, 'db' | 'viewer'>,
  kind: string,
  subject: PlannedSubject,
): Promise<ExpectedStep[]> {
  return withoutRowSecurity(ctx.db, () => read(ctx, kind, subject));
}

async function read(
  { db, viewer }: Pick<Ctx, 'db' | 'viewer'>,
  kind: string,
  { requesterUserId, employeeId, clientId, facts }: PlannedSubject,
): Promise<ExpectedStep[]> {
  const all = await currentSteps(db, kind);
  if (all.length === 0) return [];
  const first = stepAfter(all, facts, 0);
  const steps = all.filter((step) => step.position === first || stepApplies(step, facts));
  const asked = {
    requester_user_id: requesterUserId,
    employee_id: employeeId,
    client_id: clientId,
    former_client_id: null,
    other_employee_id: null,
  };
  const directory = await approversOfSteps(db, steps, [asked]);
  const isStaff = scopeOf(viewer).kind === 'staff';
  return steps.map((step) => {
    const { approvers, escalation } = directory(asked, step);
    const people = approvers.length > 0 ? approvers : escalation;
    const shown = people.map((person) => (isStaff ? person.name : kindOfApprover(person)));
    return { name: step.name, approvers: [...new Set(shown)] };
  });
}
