import { notFound } from '@muster/contract';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findReachable } from './employee-record.repository.ts';

/** @throws Problem not-found (404), the same for missing employees and those of others. */
export async function assertReachable(ctx: Ctx, id: number): Promise<{ client_id: number }> {
  const found = await findReachable(ctx.db, id, reachOf(ctx.viewer, recordArea));
  if (!found) throw notFound('employee');
  return found;
}

export async function isReachable({ db, viewer }: Pick<Ctx, 'db' | 'viewer'>, id: number): Promise<boolean> {
  return (await findReachable(db, id, reachOf(viewer, recordArea))) !== undefined;
}

/** As `assertReachable`, but employees may always read about themselves. */
export async function assertReadable(ctx: Ctx, id: number): Promise<{ client_id: number }> {
  if (ctx.viewer.employeeId !== id && !mayReadEmployees(ctx.viewer)) throw notFound('employee');
  return assertReachable(ctx, id);
}
