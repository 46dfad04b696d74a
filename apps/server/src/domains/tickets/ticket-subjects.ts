import type { Ctx } from '../../platform/context/context.ts';
import { leaveTitles } from '../leave/index.ts';

interface FiledLeave {
  readonly leave_request_id: number | null;
  readonly employee_id: number | null;
}

/** Leave tickets are titled with type and days, as far as the viewer may read the leave now. Others keep the name of their ticket type. */
export async function withSubjects<Row extends FiledLeave & { readonly subject: string }>(
  ctx: Ctx,
  rows: readonly Row[],
): Promise<Row[]> {
  const asked = rows.flatMap(({ leave_request_id: id, employee_id: employeeId }) =>
    id === null || employeeId === null ? [] : [{ id, employeeId }],
  );
  if (asked.length === 0) return [...rows];
  const titles = await leaveTitles(ctx, asked);
  return rows.map((row) => ({ ...row, subject: titles.get(row.leave_request_id ?? 0) ?? row.subject }));
}
