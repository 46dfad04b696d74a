import type { BaseContext } from '../../platform/context/context.ts';
import { decisionsOf } from './approval-chain.repository.ts';
import {
  closeRequests,
  insertTraces,
  lockPending,
  type PendingRequest,
  setSubjectVersions,
} from './approval-request.repository.ts';
import { type OpenedApproval, openApprovals } from './open-approvals.ts';
import { refreshAsked } from './pages-of-approvers.ts';

interface RevisedRounds {
  /** Locked. */
  readonly requests: readonly PendingRequest[];
  /** The rounds that began. */
  readonly opened: readonly OpenedApproval[];
}

/**
 * The pending requests of these subjects, about the present versions. Decisions count only for the version that
 * they were made on, so a request with decisions on another one is closed and the next round begins.
 */
export async function revisedRounds(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  kind: string,
  versions: ReadonlyMap<number, number>,
): Promise<RevisedRounds> {
  const requests = await lockPending(ctx.db, kind, [...versions.keys()]);
  const revised = requests.flatMap((request) => {
    const version = versions.get(request.subject_id) ?? request.subject_version;
    return version === request.subject_version ? [] : [{ ...request, version }];
  });
  if (revised.length === 0) return { requests, opened: [] };
  const decisions = await decisionsOf(
    ctx.db,
    revised.map(({ id }) => id),
  );
  const begun = new Set(decisions.map(({ request_id }) => request_id));
  await setSubjectVersions(
    ctx.db,
    revised.filter(({ id }) => !begun.has(id)),
  );
  const opened = await replaceRounds(
    ctx,
    kind,
    revised.filter(({ id }) => begun.has(id)),
  );
  return { requests: await lockPending(ctx.db, kind, [...versions.keys()]), opened };
}

async function replaceRounds(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  kind: string,
  outdated: readonly (PendingRequest & { readonly version: number })[],
): Promise<readonly OpenedApproval[]> {
  if (outdated.length === 0) return [];
  const now = ctx.clock.now().toString();
  const traces = outdated.map(({ id, step }) => ({
    request_id: id,
    step,
    kind: 'revised' as const,
    text: revisedText,
  }));
  await insertTraces(ctx.db, traces, now);
  await refreshAsked(ctx, outdated);
  await closeRequests(
    ctx.db,
    outdated.map(({ id }) => ({ id, state: 'withdrawn' })),
    now,
  );
  const subjects = outdated.map((request) => ({
    subjectId: request.subject_id,
    version: request.version,
    requesterUserId: request.requester_user_id,
    employeeId: request.employee_id,
    clientId: request.client_id,
    formerClientId: request.former_client_id,
    otherEmployeeId: request.other_employee_id,
    facts: request.facts,
  }));
  return openApprovals(ctx, kind, subjects);
}

const revisedText = 'It changed after the first decision, so it has to be decided again.';
