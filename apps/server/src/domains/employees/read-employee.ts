import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readEmployee } from './employee-record.repository.ts';
import { presentDetails } from './employees.presenter.ts';
import { nothingStored, openSensitive } from './sensitive-record.ts';

type Details = (typeof employeesCalls)['details'];

/** Reads one employee. The sensitive section is read and decrypted only for viewers with the right, and logged. */
export async function readEmployeeDetails(ctx: Ctx, { params }: CallInput<Details>): Promise<CallAnswer<Details>> {
  const withSensitive = maySeeSensitive(ctx.viewer);
  const found = await readEmployee(ctx.db, {
    id: params.id,
    asOf: todayAtHome(ctx),
    withSensitive,
    reach: reachOf(ctx.viewer, recordArea),
  });
  if (!found) throw notFound('employee');
  if (!withSensitive) return presentDetails(found.record, null, ctx.viewer);
  await ctx.audit({
    event: 'employees.read-sensitive',
    subject: { kind: 'employee', id: String(params.id) },
    clientId: found.record.client_id,
  });
  const stored = found.sensitive ?? nothingStored;
  return presentDetails(found.record, openSensitive(ctx.cipher, found.uuid, stored), ctx.viewer);
}
