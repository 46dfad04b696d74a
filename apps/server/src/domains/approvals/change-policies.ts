import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { policyLabels } from '@muster/contract/domains/approvals/approvals.constants.ts';
import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord } from '../../platform/records/locked-record.ts';
import { currentSteps } from './approval-policy.repository.ts';
import { insertNamedPolicy, renamePolicyRow, withdrawPolicy } from './named-policies.repository.ts';
import { describedSteps, insertPolicyVersion, type LockedPolicy } from './policy-admin.repository.ts';
import { declaredKind, loggedSteps, policySource, policyTitle } from './publish-policy.ts';

type Calls = typeof policiesCalls;

/** It starts with the steps of the standard policy. @throws Problem invalid-input */
export async function addPolicy(ctx: Ctx, { body }: CallInput<Calls['add']>): Promise<CallAnswer<Calls['add']>> {
  const kind = declaredKind(body.kind);
  const [step] = await currentSteps(ctx.db, kind.key);
  if (!step) throw new Error(`There is no approval policy for '${kind.key}'.`);
  const steps = await describedSteps(ctx.db, [step.policy_version_id]);
  const { id, key } = await withErrors(() => insertNamedPolicy(ctx.db, body));
  const made = { key, number: 1, userId: ctx.viewer.userId, now: ctx.clock.now().toString() };
  await insertPolicyVersion(
    ctx.db,
    made,
    steps.map((copied, index) => ({ ...copied, position: index + 1 })),
  );
  await ctx.audit({
    event: 'approvals.add-policy',
    subject: { kind: 'approval policy', id: String(id) },
    after: { name: body.name, steps: await loggedSteps(ctx, kind, step.policy_version_id) },
    details: { policy: policyTitle(kind, body) },
  });
  return { id };
}

/** @throws Problem not-found, invalid-input, conflict for the standard policy of a kind */
export async function renamePolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['rename']>,
): Promise<CallAnswer<Calls['rename']>> {
  const { id, name } = body;
  const stored = await namedPolicy(ctx, id);
  await withErrors(() => renamePolicyRow(ctx.db, id, name));
  await ctx.audit({
    event: 'approvals.rename-policy',
    subject: { kind: 'approval policy', id: String(id) },
    before: { name: stored.name },
    after: { name },
    details: { policy: policyTitle(declaredKind(stored.kind), body) },
  });
  return { id };
}

/** @throws Problem not-found, conflict for the standard policy of a kind and while a record has it */
export async function removePolicy(ctx: Ctx, { body: { id } }: CallInput<Calls['remove']>): Promise<void> {
  const stored = await namedPolicy(ctx, id);
  await withdrawPolicy(ctx.db, id).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'ticket_type_approval_policy') throw error;
    throw new Problem('conflict', 'Ticket types have this policy. Choose another one for them, then remove it.');
  });
  await ctx.audit({
    event: 'approvals.remove-policy',
    subject: { kind: 'approval policy', id: String(id) },
    before: { name: stored.name },
    details: { policy: policyTitle(declaredKind(stored.kind), stored) },
  });
}

async function namedPolicy(ctx: Ctx, id: number): Promise<LockedPolicy> {
  const stored = await lockedRecord(ctx, policySource, { id });
  if (stored.name === null)
    throw new Problem('conflict', 'The standard policy of a type of request keeps its name, and cannot be removed.');
  return stored;
}

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, policyLabels, { approval_policy_name: ['name', 'taken'] });
