import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { decidedSubjects, pendingAround } from './approval-request.repository.ts';
import type { FoundApprover } from './approver.repository.ts';
import { substitutedUsers } from './substituted-users.ts';
import { waitingPeople } from './waiting-people.ts';

export interface SubjectsWaiting {
  /** For the lead of the person, where the viewer is the lead or the lead's substitute. */
  readonly led: readonly number[];
  /** For approvers who were found in another way. */
  readonly named: readonly number[];
}

export interface WaitingSubject {
  readonly kind: string;
  readonly id: number;
  /** The client that the request is about; null for requests without one. */
  readonly clientId: number | null;
  /** When it began to wait for this step. */
  readonly since: string;
  /** When the step is escalated, or otherwise its approvers are reminded; null if its policy has no time limit. */
  readonly due: string | null;
  readonly isLed: boolean;
  /** The approver whom the viewer substitutes; null for an approver. */
  readonly insteadOf: string | null;
  /** The others who could decide. */
  readonly others: readonly FoundApprover[];
}

/**
 * The subjects of a kind on which the viewer can decide now, as an approver or as a substitute. Owners add them to the
 * reach of viewers who would not reach them otherwise. They leave it with the decision, or when the substitution ends.
 */
export async function subjectsWaitingFor(
  ctx: Pick<Ctx, 'db' | 'clock' | 'viewer'>,
  kind: string,
): Promise<SubjectsWaiting> {
  return splitByLead(await everythingWaitingFor(ctx, [kind]));
}

/** Subjects on which the viewer decided, also as a substitute. */
export const subjectsDecidedBy = ({ db, viewer }: Pick<Ctx, 'db' | 'viewer'>, kind: string): Promise<number[]> =>
  withoutRowSecurity(db, () => decidedSubjects(db, kind, viewer.userId));

export function splitByLead(subjects: readonly WaitingSubject[]): SubjectsWaiting {
  const idsOf = (isLed: boolean) => subjects.filter((subject) => subject.isLed === isLed).map(({ id }) => id);
  return { led: idsOf(true), named: idsOf(false) };
}

/** The same for several kinds, read together. The longest waiting one comes first. */
export function everythingWaitingFor(
  ctx: Pick<Ctx, 'db' | 'clock' | 'viewer'>,
  kinds: readonly string[],
): Promise<WaitingSubject[]> {
  if (kinds.length === 0) return Promise.resolve([]);
  return withoutRowSecurity(ctx.db, async () => {
    const { userId, ownRecords } = ctx.viewer;
    const users = [userId, ...(await substitutedUsers(ctx, userId))];
    const found = await waitingPeople(ctx.db, await pendingAround(ctx.db, kinds, { asking: userId, userIds: users }));
    const viewer = { user_id: userId, own_records: ownRecords };
    return found
      .filter(({ decidedBy, isOther }) => isOther(viewer) && !decidedBy.includes(userId))
      .flatMap(({ request, waiting }) => {
        const actors = waiting.filter(({ user_id }) => users.includes(user_id));
        if (actors.length === 0) return [];
        const isLed = actors.every(({ source }) => source === 'lead');
        const own = actors.find(({ user_id }) => user_id === userId);
        const actor = own ?? actors[0];
        const { kind, subject_id: id, client_id: clientId, step_since: since, due_at: due } = request;
        const insteadOf = own ? null : (actor?.name ?? null);
        const others = waiting.filter((person) => person.user_id !== userId && person.user_id !== actor?.user_id);
        return [{ kind, id, clientId, since, due, isLed, insteadOf, others }];
      });
  });
}
