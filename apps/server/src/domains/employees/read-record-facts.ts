import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { leadersOf, memberCountOf, memberTeamsOf } from '../teams/index.ts';
import { findReachable } from './employee-record.repository.ts';
import { recordFacts } from './record-facts.repository.ts';

type Facts = (typeof employeesCalls)['recordFacts'];

/** The key facts above a record: client, next shift, first team with its leads, office. */
export async function readRecordFacts(ctx: Ctx, { params: { id } }: CallInput<Facts>): Promise<CallAnswer<Facts>> {
  const { db, viewer } = ctx;
  const reach = reachOf(viewer, recordArea);
  const found =
    (await findReachable(db, id, reach)) &&
    (await recordFacts(db, { id, asOf: todayAtHome(ctx), now: ctx.clock.now().toString() }));
  if (!found) throw notFound('employee');
  const [team] = await memberTeamsOf(db, id, reach);
  return { ...found, next_shift: nextShift(found.next_shift), team: team ? await teamFacts(ctx, id, team) : null };
}

type NextShift = CallAnswer<Facts>['next_shift'];

const nextShift = (shift: NextShift): NextShift =>
  shift && {
    ...shift,
    starts_at: Temporal.Instant.from(shift.starts_at).toString(),
    ends_at: Temporal.Instant.from(shift.ends_at).toString(),
  };

/** Row security hides the leads of a team from members, and its size from viewers on the side of a client. */
async function teamFacts(
  { db }: Ctx,
  employeeId: number,
  { id, name }: { readonly id: number; readonly name: string },
) {
  return withoutRowSecurity(db, async () => {
    const leaders = (await leadersOf(db, employeeId)).filter(({ team_id }) => team_id === id);
    return {
      id,
      name,
      members: await memberCountOf(db, id),
      leads: leaders.map((lead) => ({ id: lead.id, name: lead.name })),
    };
  });
}
