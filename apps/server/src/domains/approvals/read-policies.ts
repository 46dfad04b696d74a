import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import { decidingRoles } from '@muster/contract/domains/approvals/approvals.policy.ts';
import type { PolicyStepView, policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { describedSteps, policyVersions, type StoredPolicyVersion } from './policy-admin.repository.ts';
import { readStuckRequests } from './read-stuck-requests.ts';
import { staffWithRoles } from './substitute.repository.ts';

type Calls = typeof policiesCalls;

/** The current version of each policy, and the requests that no version helps. */
export async function readPolicies(ctx: Ctx): Promise<CallAnswer<Calls['list']>> {
  const versions = await policyVersions(ctx.db, null);
  const steps = await stepsByVersion(ctx, versions);
  const present = ({ policy_id: id, kind, name, number, version_id, ...version }: StoredPolicyVersion) => ({
    ...version,
    ...{ id, kind, name, version: number, steps: steps.get(version_id) ?? [] },
  });
  return { data: versions.map(present), stuck: await readStuckRequests(ctx) };
}

/** @throws Problem not-found */
export async function readPolicy(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const versions = await policyVersions(ctx.db, id);
  const [current] = versions;
  if (!current) throw notFound('approval policy');
  const steps = await stepsByVersion(ctx, versions);
  const present = ({ number, published_at, published_by, open_requests, version_id }: StoredPolicyVersion) => ({
    ...{ number, published_at, published_by, open_requests, steps: steps.get(version_id) ?? [] },
  });
  return { id, kind: current.kind, name: current.name, version: current.number, versions: versions.map(present) };
}

export async function readPolicyPeople({ db }: Ctx): Promise<CallAnswer<Calls['people']>> {
  const users = await staffWithRoles(db, decidingRoles);
  return users
    .filter(({ clientId }) => clientId === null)
    .map(({ userId, name, email, roles }) => ({ id: userId, name, email, roles: [...roles] }));
}

async function stepsByVersion(
  { db }: Ctx,
  versions: readonly StoredPolicyVersion[],
): Promise<ReadonlyMap<number, PolicyStepView[]>> {
  const steps = await describedSteps(
    db,
    versions.map(({ version_id }) => version_id),
  );
  const view = ({ version_id: _version, approvers, ...step }: (typeof steps)[number]) => ({
    ...step,
    approvers: [...approvers],
  });
  return new Map([...Map.groupBy(steps, ({ version_id }) => version_id)].map(([id, of]) => [id, of.map(view)]));
}
