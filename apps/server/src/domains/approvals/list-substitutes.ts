import { type CallAnswer, dayIn, homeZone, mayAccess } from '@muster/contract';
import { approvalAccess } from '@muster/contract/domains/approvals/approvals.policy.ts';
import { maySubstitute, substituteState } from '@muster/contract/domains/approvals/substitute.rules.ts';
import type { SubstituteRow, substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { listSubstitutes, type StoredSubstitute, staffWithRoles } from './substitute.repository.ts';

type Calls = typeof substitutesCalls;
const mostListed = 500;

/** The viewer's own and those that name the viewer; everybody's for admins and HR. */
export async function readSubstitutes(ctx: Ctx): Promise<CallAnswer<Calls['list']>> {
  const today = dayIn(homeZone, ctx.clock.now());
  const seesAll = mayAccess(approvalAccess.allSubstitutes, ctx.viewer);
  const rows = await listSubstitutes(ctx.db, { userId: seesAll ? null : ctx.viewer.userId, today, most: mostListed });
  const present = (row: StoredSubstitute): SubstituteRow => {
    const state = substituteState({ first: row.first_day, last: row.last_day }, today);
    return {
      id: row.id,
      approver: { id: row.user_id, name: row.user_name },
      substitute: { id: row.substitute_user_id, name: row.substitute_name },
      first_day: row.first_day,
      last_day: row.last_day,
      state,
      abilities: { end: state !== 'over' && (seesAll || row.user_id === ctx.viewer.userId) },
    };
  };
  return { data: rows.map(present) };
}

export async function readSubstituteChoices({ db, viewer }: Ctx): Promise<CallAnswer<Calls['choices']>> {
  const users = await staffWithRoles(db, viewer.roles);
  return users
    .filter((user) => maySubstitute(viewer, user))
    .map(({ userId, name, email }) => ({ id: userId, name, email }));
}
