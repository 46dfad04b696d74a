import { Problem } from '@muster/contract';
import { type ApprovalFacts, stepAfter } from '@muster/contract/domains/approvals/approval.rules.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { currentSteps, type PolicyStep } from './approval-policy.repository.ts';
import { insertNewRequests, insertRequests, insertTraces } from './approval-request.repository.ts';
import { approvalOpened, openedSubject } from './approvals.events.ts';
import type { FoundApprover } from './approver.repository.ts';
import { type ApprovalSubject, approversOfSteps, type OwnRecords } from './approvers-of-steps.ts';
import { type StepStart, stepStart } from './begun-step.ts';
import { refreshApprovers } from './pages-of-approvers.ts';

export interface OpenedSubject {
  readonly subjectId: number;
  /** Of the subject, as it is to be decided on. */
  readonly version: number;
  /** Null: the portal. */
  readonly requesterUserId: number | null;
  /** The employees who are the requester, where the caller knows them. */
  readonly requesterRecords?: readonly number[];
  readonly employeeId: number | null;
  readonly clientId: number | null;
  /** The client that the person worked for earlier in the days of the subject. */
  readonly formerClientId?: number | null;
  /** The second person of the subject, who does not decide either. */
  readonly otherEmployeeId?: number | null;
  /** Added by this transaction, so that nothing of it can wait for a decision yet. */
  readonly isNew?: boolean;
  /** Values of the fields that the policy declares. */
  readonly facts?: ApprovalFacts;
}

export interface OpenedApproval {
  readonly subjectId: number;
  /** Who may decide now, with their substitutes. */
  readonly waiting: readonly FoundApprover[];
}

/**
 * Opens a round for each subject under the current policy of their kind. The caller holds the subjects' locks.
 * @throws Problem conflict if one waits for a decision already
 */
export function openApprovals(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  kind: string,
  subjects: readonly OpenedSubject[],
): Promise<readonly OpenedApproval[]> {
  return withoutRowSecurity(ctx.db, async () => {
    const starts = await open(ctx, kind, subjects);
    const notified = await refreshApprovers(
      ctx,
      starts.flatMap(({ waiting }) => waiting),
    );
    return starts.map(({ subject, waiting }) => ({ subjectId: subject.subjectId, waiting: notified(waiting) }));
  });
}

/**
 * The same for a caller who does not wait for the people it asks: they are announced, and a listener of the owner refreshes their pages and
 * notifies them after the commit.
 */
export async function openAndAnnounce(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'announce'>,
  kind: string,
  subjects: readonly OpenedSubject[],
  policy: OpenedPolicy = standardPolicy,
): Promise<void> {
  const starts = await withoutRowSecurity(ctx.db, () => open(ctx, kind, subjects, policy));
  const opened = starts.map(({ subject, waiting }) => openedSubject(subject.subjectId, waiting));
  await ctx.announce(approvalOpened, { kind, subjects: opened });
}

interface OpenedPolicy {
  /** Null: the standard policy of the kind. */
  readonly id: number | null;
  /** Its current steps, where the caller has read them (`currentStepsColumn`). */
  readonly steps?: readonly PolicyStep[];
}

const standardPolicy: OpenedPolicy = { id: null };

type Start = StepStart & { readonly subject: OpenedSubject };

async function open(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  kind: string,
  subjects: readonly OpenedSubject[],
  policy: OpenedPolicy = standardPolicy,
): Promise<readonly Start[]> {
  const steps = policy.steps?.length ? policy.steps : await currentSteps(db, kind, policy.id);
  const version = steps[0]?.policy_version_id;
  if (version === undefined) throw new Error(`There is no approval policy for '${kind}'.`);
  const firsts = subjects.map(({ facts }) => firstStep(steps, facts ?? {}));
  const directory = await approversOfSteps(db, [...new Set(firsts)], subjects.map(columnsOf), knownRecords(subjects));
  const starts = subjects.map((subject) => ({
    subject,
    ...stepStart(directory, columnsOf(subject), firstStep(steps, subject.facts ?? {})),
  }));
  const now = clock.now().toString();
  const requests = starts.map(({ subject, begun }) => ({
    ...columnsOf(subject),
    ...begun,
    subject_id: subject.subjectId,
    subject_version: subject.version,
    policy_version_id: version,
    facts: subject.facts ?? {},
  }));
  const hasTraces = starts.some(({ trace }) => trace !== null);
  if (!hasTraces && subjects.every(({ isNew }) => isNew)) {
    await insertNewRequests(db, kind, requests, now);
    return starts;
  }
  const inserted = await insertRequests(db, kind, requests, now).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'approval_request_one_open') throw error;
    throw new Problem('conflict', 'This waits for a decision already.');
  });
  const ids = new Map(inserted.map(({ id, subject_id }) => [subject_id, id]));
  const traces = starts.flatMap(({ subject, trace }) => {
    const request_id = ids.get(subject.subjectId);
    return trace === null || request_id === undefined ? [] : [{ ...trace, request_id }];
  });
  await insertTraces(db, traces, now);
  return starts;
}

const knownRecords = (subjects: readonly OpenedSubject[]): OwnRecords =>
  new Map(
    subjects.flatMap(({ requesterUserId: id, requesterRecords: records }) =>
      id === null || records === undefined ? [] : [[id, records] as const],
    ),
  );

function firstStep(steps: readonly PolicyStep[], facts: ApprovalFacts): PolicyStep {
  const position = stepAfter(steps, facts, 0);
  const first = steps.find((step) => step.position === position);
  if (!first) throw new Error('An approval policy has no steps.');
  return first;
}

const columnsOf = ({
  requesterUserId,
  employeeId,
  clientId,
  formerClientId = null,
  otherEmployeeId = null,
}: OpenedSubject): ApprovalSubject => ({
  requester_user_id: requesterUserId,
  employee_id: employeeId,
  client_id: clientId,
  former_client_id: formerClientId,
  other_employee_id: otherEmployeeId,
});
