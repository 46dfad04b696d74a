import type { CallAnswer, CallInput } from '@muster/contract';
import { attendanceAreas, mayDecideCorrection } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { listCorrections } from './correction-list.repository.ts';

type List = (typeof correctionsCalls)['list'];

/** What waits for the viewer, or was decided. */
export async function readCorrections(ctx: Ctx, { query }: CallInput<List>): Promise<CallAnswer<List>> {
  const { rows, total, waiting } = await listCorrections(ctx.db, {
    view: query.view,
    reach: reachOf(ctx.viewer, attendanceAreas.corrections),
    first: (query.page - 1) * query.rows,
    rows: query.rows,
  });
  const data = rows.map((row) => ({
    ...row,
    abilities: {
      decide:
        row.state === 'requested' && mayDecideCorrection(ctx.viewer, { employeeId: row.employee.id, isReached: true }),
    },
  }));
  return { data, total, waiting };
}
