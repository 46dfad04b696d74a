import type { CallAnswer } from '@muster/contract';
import { overtimeApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { mayDecideCorrection } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readChains } from '../approvals/index.ts';
import { overtimeReachOf } from './decision-reach.ts';
import { countWaitingOvertime, listOvertime } from './overtime-list.repository.ts';

type List = (typeof overtimeCalls)['list'];

/** Overtime that the viewer has to decide on, or that was decided. */
export async function readOvertime(
  ctx: Ctx,
  { query: { view }, question }: ListInput<List>,
): Promise<CallAnswer<List>> {
  const reach = await overtimeReachOf(ctx);
  const { data: rows, total, totals } = await listOvertime(ctx.db, { view, reach }, question);
  const chains = await readChains(
    ctx,
    overtimeApproval,
    rows.map(({ id }) => id),
  );
  const data = rows.map((row) => {
    const approval = chains.get(row.id) ?? null;
    const mayDecide = mayDecideCorrection(ctx.viewer, { employeeId: row.employee.id, isReached: true });
    const decide = row.state === 'requested' && mayDecide && approval?.may_decide === true;
    return { ...row, approval, abilities: { decide } };
  });
  return { data, total, totals, waiting: await countWaitingOvertime(ctx.db, reach) };
}
