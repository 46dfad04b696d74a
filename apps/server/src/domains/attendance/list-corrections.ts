import type { CallAnswer, CallInput } from '@muster/contract';
import { decidesForLedTeamsAlone, mayDecideCorrection } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { listCorrections } from './correction-list.repository.ts';

type List = (typeof correctionsCalls)['list'];

/** What waits for the viewer, or was decided. */
export async function readCorrections(ctx: Ctx, { query }: CallInput<List>): Promise<CallAnswer<List>> {
  const { rows, total, waiting } = await listCorrections(ctx.db, {
    view: query.view,
    leadId: decidesForLedTeamsAlone(ctx.viewer) ? (ctx.viewer.employeeId ?? 0) : null,
    first: (query.page - 1) * query.rows,
    rows: query.rows,
  });
  const data = rows.map(({ is_of_led_team: isOfLedTeam, ...row }) => ({
    ...row,
    abilities: {
      decide:
        row.state === 'requested' && mayDecideCorrection(ctx.viewer, { employeeId: row.employee.id, isOfLedTeam }),
    },
  }));
  return { data, total, waiting };
}
