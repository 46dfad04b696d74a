import { dayIn, homeZone } from '@muster/contract';
import { maySubstitute } from '@muster/contract/domains/approvals/substitute.rules.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import type { FoundApprover } from './approver.repository.ts';
import { substitutionsOn } from './substitute.repository.ts';

type Moment = Pick<BaseContext, 'db' | 'clock'>;

/** The users whose substitute a user is now. The rule is checked again, because roles change. */
export async function substitutedUsers({ db, clock }: Moment, userId: number): Promise<number[]> {
  const found = await substitutionsOn(db, dayIn(homeZone, clock.now()), { substituteId: userId });
  return found.filter((pair) => maySubstitute(pair.approver, pair.substitute)).map(({ approver }) => approver.userId);
}

/** The substitutes of today, by approver. */
export async function substitutesOf({ db, clock }: Moment, approverIds: readonly number[]) {
  const ids = [...new Set(approverIds)];
  const found = ids.length === 0 ? [] : await substitutionsOn(db, dayIn(homeZone, clock.now()), { approverIds: ids });
  const allowed = found.filter((pair) => maySubstitute(pair.approver, pair.substitute));
  return Map.groupBy(allowed, ({ approver }) => approver.userId);
}

/** Approvers with their substitutes of today, for notifications. */
export async function withSubstitutes(
  ctx: Moment,
  approvers: readonly FoundApprover[],
): Promise<(people: readonly FoundApprover[]) => FoundApprover[]> {
  const byApprover = await substitutesOf(
    ctx,
    approvers.map(({ user_id }) => user_id),
  );
  return (people) => {
    const acting = people.flatMap((person) =>
      (byApprover.get(person.user_id) ?? []).map(({ substitute, name }) => ({
        ...person,
        user_id: substitute.userId,
        name,
      })),
    );
    return [...new Map([...acting, ...people].map((person) => [person.user_id, person])).values()];
  };
}
