import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import {
  maySeeAttachments,
  maySeeCosts,
  maySeeSensitive,
} from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { filesOf } from '../documents/index.ts';
import { memberTeamsOf } from '../teams/index.ts';
import { currentCostOf } from './current-cost.repository.ts';
import { employeeFiles } from './employee-attachments.ts';
import { readEmployee } from './employee-record.repository.ts';
import { presentCost, presentDetails } from './employees.presenter.ts';
import { nothingStored, openSensitive } from './sensitive-record.ts';

type Details = (typeof employeesCalls)['details'];

/** Reads one employee. The sensitive section is read and decrypted only for viewers with the right, and logged. */
export async function readEmployeeDetails(ctx: Ctx, { params }: CallInput<Details>): Promise<CallAnswer<Details>> {
  const { viewer, db, cipher } = ctx;
  const withSensitive = maySeeSensitive(viewer);
  const asOf = todayAtHome(ctx);
  const reach = reachOf(viewer, recordArea);
  const found = await readEmployee(db, { id: params.id, asOf, withSensitive, reach });
  if (!found) throw notFound('employee');
  if (withSensitive) {
    const subject = { kind: 'employee', id: String(params.id) };
    await ctx.audit({ event: 'employees.read-sensitive', subject, clientId: found.record.client_id });
  }
  const parts = {
    sensitive: withSensitive ? openSensitive(cipher, found.uuid, found.sensitive ?? nothingStored) : null,
    teams: await memberTeamsOf(db, params.id, reach),
    attachments: maySeeAttachments(viewer) ? await filesOf(ctx, employeeFiles, params.id) : null,
    cost: maySeeCosts(viewer) ? presentCost(await currentCostOf(db, params.id, asOf)) : null,
  };
  return presentDetails(found.record, parts, viewer);
}
