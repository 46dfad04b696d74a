import { scopeOf } from '@muster/contract';
import {
  type ApprovalFacts,
  type ConditionalStep,
  stepAfter,
  stepApplies,
} from '@muster/contract/domains/approvals/approval.rules.ts';
import type { ExpectedStep } from '@muster/contract/domains/approvals/approval-answers.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { kindOfApprover } from './approval-chain.presenter.ts';
import { currentSteps, stepNamesOfPolicies } from './approval-policy.repository.ts';
import { approversOfSteps } from './approvers-of-steps.ts';

export interface PlannedSubject {
  /** Null: the portal. */
  readonly requesterUserId: number | null;
  readonly employeeId: number | null;
  readonly clientId: number | null;
  readonly facts: ApprovalFacts;
  /** Null or none: the standard policy of the kind. */
  readonly policyId?: number | null;
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

type PlannedPolicy = Pick<PlannedSubject, 'facts' | 'policyId'>;

/** The names of the steps alone, for each of the subjects. Everybody who may request it reads them. */
export async function expectedStepNames(
  db: Ctx['db'],
  kind: string,
  subjects: readonly PlannedPolicy[],
): Promise<string[][]> {
  if (subjects.length === 0) return [];
  const policyIds = [...new Set(subjects.map(({ policyId = null }) => policyId))];
  const found = await withoutRowSecurity(db, () => stepNamesOfPolicies(db, kind, policyIds));
  return subjects.map(({ facts, policyId = null }) => {
    const steps = found.filter(({ policy_id: id }) => id === policyId);
    return stepsFor(steps, facts).map(({ name }) => name);
  });
}

/** Those whose condition holds; without one, the step that decides all the same. */
function stepsFor<Step extends ConditionalStep>(all: readonly Step[], facts: ApprovalFacts): Step[] {
  const first = stepAfter(all, facts, 0);
  return all.filter((step) => step.position === first || stepApplies(step, facts));
}

async function read(
  { db, viewer }: Pick<Ctx, 'db' | 'viewer'>,
  kind: string,
  { requesterUserId, employeeId, clientId, facts, policyId = null }: PlannedSubject,
): Promise<ExpectedStep[]> {
  const all = await currentSteps(db, kind, policyId);
  if (all.length === 0) return [];
  const steps = stepsFor(all, facts);
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
