import { type CallAnswer, type CallInput, invalidInput, type Role } from '@muster/contract';
import { approvalKind } from '@muster/contract/all-approval-kinds.ts';
import { type ApprovalKind, namedRoles } from '@muster/contract/domains/approvals/approval-kind.ts';
import { policyLabels } from '@muster/contract/domains/approvals/approvals.constants.ts';
import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { conditionOf, draftErrors } from '@muster/contract/domains/approvals/policy-draft.rules.ts';
import type { PolicyStepDraft } from '@muster/contract/domains/approvals/policy-step.schemas.ts';
import { stepSummary } from '@muster/contract/domains/approvals/policy-summary.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import {
  describedSteps,
  insertPolicyVersion,
  type LockedPolicy,
  lockPolicy,
  type NewPolicyStep,
} from './policy-admin.repository.ts';
import { type StaffUser, staffWithRoles } from './substitute.repository.ts';

type Publish = (typeof policiesCalls)['publish'];

/** Adds a version for requests from now on. Pending requests keep theirs. @throws Problem not-found, conflict, invalid-input */
export async function publishPolicy(ctx: Ctx, { body }: CallInput<Publish>): Promise<CallAnswer<Publish>> {
  const stored = await lockedRecord(ctx, policySource, body);
  const kind = declaredKind(stored.kind);
  await assertPublishable(ctx, kind, body.steps);
  const before = await loggedSteps(ctx, kind, stored.version_id);
  const version = stored.version + 1;
  const made = { key: stored.key, number: version, userId: ctx.viewer.userId, now: ctx.clock.now().toString() };
  await insertPolicyVersion(ctx.db, made, body.steps.map(columnsOf));
  const added = await lockPolicy(ctx.db, stored.id);
  await ctx.audit({
    event: 'approvals.publish-policy',
    subject: { kind: 'approval policy', id: String(stored.id) },
    before: { steps: before },
    after: { steps: await loggedSteps(ctx, kind, added?.version_id ?? 0) },
    details: { policy: policyTitle(kind, stored) },
    version,
  });
  return { version };
}

export const policyTitle = ({ label }: ApprovalKind, { name }: Pick<LockedPolicy, 'name'>): string =>
  name === null ? label : `${label}: ${name}`;

/** A policy whose kind the portal does not declare cannot be changed. @throws Error */
export function declaredKind(key: string): ApprovalKind {
  const kind = approvalKind(key);
  if (!kind) throw new Error(`No domain declares approvals of '${key}'.`);
  return kind;
}

/** @throws Problem invalid-input with every reason */
export async function assertPublishable(
  { db }: Pick<Ctx, 'db'>,
  kind: ApprovalKind,
  steps: readonly PolicyStepDraft[],
): Promise<void> {
  const declared = draftErrors(kind, { steps }).steps ?? [];
  const staff = await staffWithRoles(db, kind.roles);
  const people = steps.flatMap((step, index) =>
    peopleProblems(kind, step, staff).map((text) => `Step ${index + 1}: ${text}`),
  );
  const problems = [...declared, ...people];
  if (problems.length > 0) throw invalidInput({ steps: problems });
}

/** People who cannot decide, and steps that nobody could decide today. Leads and clients differ from request to request. */
function peopleProblems(kind: ApprovalKind, { approvers }: PolicyStepDraft, staff: readonly StaffUser[]): string[] {
  const isStaff = (id: number | null | undefined) =>
    staff.some(({ userId, clientId }) => userId === id && clientId === null);
  const unknown = approvers.filter(({ source, user_id }) => source === 'person' && user_id && !isStaff(user_id));
  if (unknown.length > 0) return ['a person is not active, or has no role that decides this kind of request.'];
  const holders = (role: string | null | undefined) => staff.filter(({ roles }) => roles.some((one) => one === role));
  const isNamedOnly = approvers.length > 0 && approvers.every(({ source }) => source === 'role');
  const isKnown = approvers.every(({ role }) => (namedRoles(kind) as readonly Role[]).some((one) => one === role));
  return isNamedOnly && isKnown && approvers.every(({ role }) => holders(role).length === 0)
    ? ['no one has the role, so no one could decide.']
    : [];
}

function columnsOf(step: PolicyStepDraft, index: number): NewPolicyStep {
  const { name, rule, remind_after_hours, escalate_after_hours, escalation_role } = step;
  return {
    position: index + 1,
    ...{ name, rule, remind_after_hours, escalate_after_hours, escalation_role },
    condition: conditionOf(step),
    approvers: step.approvers.map(({ source, user_id, role }) => ({
      source,
      user_id: source === 'person' ? (user_id ?? null) : null,
      role: source === 'role' ? (role ?? null) : null,
    })),
  };
}

export async function loggedSteps({ db }: Ctx, kind: ApprovalKind, versionId: number): Promise<string[]> {
  const steps = await describedSteps(db, [versionId]);
  return steps.map((step) => `${step.name}. ${stepSummary(kind, step)}`);
}

export const policySource: RecordSource<LockedPolicy> = {
  thing: 'approval policy',
  lock: ({ db }, id) => lockPolicy(db, id),
  logged: ({ id }) => ({ subject: { kind: 'approval policy', id } }),
  labels: { ...policyLabels, steps: 'Steps' },
};
