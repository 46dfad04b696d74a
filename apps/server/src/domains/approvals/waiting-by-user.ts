import type { BaseContext } from '../../platform/context/context.ts';
import { pendingSince } from './approval-due.repository.ts';
import type { FoundApprover } from './approver.repository.ts';
import { withSubstitutes } from './substituted-users.ts';
import { waitingPeople } from './waiting-people.ts';

const readAtOnce = 500;

/**
 * What waits for each user, derived from the requests and not from the users: the other way to `everythingWaitingFor`. As `kind id`.
 * The caller runs it in the scope `system`.
 */
export async function waitingByUser(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  kinds: readonly string[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const found = new Map<number, Set<string>>();
  let after: number | undefined = 0;
  while (after !== undefined) {
    const requests = await pendingSince(ctx.db, after, readAtOnce);
    const wanted = requests.filter(({ kind, is_deleted }) => kinds.includes(kind) && !is_deleted);
    const people = await waitingPeople(ctx.db, wanted);
    const withActing = await withSubstitutes(
      ctx,
      people.flatMap(({ waiting }) => waiting),
    );
    for (const { request, waiting, isOther, decidedBy } of people) {
      for (const { user_id: id } of withActing(waiting).filter(mayAct({ isOther, decidedBy })))
        found.set(id, (found.get(id) ?? new Set()).add(`${request.kind} ${request.subject_id}`));
    }
    after = requests.length < readAtOnce ? undefined : requests.at(-1)?.id;
  }
  return found;
}

type People = Pick<Awaited<ReturnType<typeof waitingPeople>>[number], 'isOther' | 'decidedBy'>;

const mayAct =
  ({ isOther, decidedBy }: People) =>
  (person: FoundApprover) =>
    isOther(person) && !decidedBy.includes(person.user_id);
