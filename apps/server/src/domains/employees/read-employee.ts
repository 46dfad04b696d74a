import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import {
  maySeeAttachments,
  maySeeCosts,
  maySeeSensitive,
} from '@muster/contract/domains/employees/employees.policy.ts';
import { type SensitiveGroup, sensitiveGroups } from '@muster/contract/domains/employees/sensitive-groups.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { filesColumn, presentFiles } from '../documents/index.ts';
import { memberTeamsColumn } from '../teams/index.ts';
import { currentCostColumn } from './current-cost.repository.ts';
import { employeeFiles } from './employee-attachments.ts';
import { type EmployeeRecord, readEmployee, readWholeEmployee } from './employee-record.repository.ts';
import { presentCost, presentDetails, presentSensitive } from './employees.presenter.ts';
import { nothingStored, openSensitive } from './sensitive-record.ts';

type Details = (typeof employeesCalls)['details'];
type Group = (typeof employeesCalls)['sensitiveGroup'];

/** Reads one employee. The sensitive section is read and decrypted only for viewers with the right, and logged unless masked. */
export async function readEmployeeDetails(
  ctx: Ctx,
  { params, query }: CallInput<Details>,
): Promise<CallAnswer<Details>> {
  const { viewer, db, cipher } = ctx;
  const withSensitive = maySeeSensitive(viewer);
  const asOf = todayAtHome(ctx);
  const reach = reachOf(viewer, recordArea);
  const { id } = params;
  const seesCosts = maySeeCosts(viewer);
  const beside = {
    teams: memberTeamsColumn(id, reach),
    files: maySeeAttachments(viewer) ? filesColumn(employeeFiles, id) : null,
    cost: seesCosts ? currentCostColumn(id, asOf) : null,
  };
  const found = await readWholeEmployee(db, { id, asOf, withSensitive, reach }, beside);
  if (!found) throw notFound('employee');
  const isMasked = query.sensitive === 'preview';
  if (withSensitive && !isMasked) await logReading(ctx, found.record);
  const { teams, files, cost } = found;
  const parts = {
    sensitive: withSensitive ? openSensitive(cipher, found.uuid, found.sensitive ?? nothingStored) : null,
    isMasked,
    teams,
    attachments: files && presentFiles(files),
    cost: seesCosts ? presentCost(cost ?? undefined) : null,
  };
  return presentDetails(found.record, parts, viewer);
}

/** One group of the sensitive section, for viewers who may see it. */
export async function readSensitiveGroup(ctx: Ctx, { params, query }: CallInput<Group>): Promise<CallAnswer<Group>> {
  const { viewer, db, cipher } = ctx;
  if (!maySeeSensitive(viewer)) throw notFound('employee');
  const reach = reachOf(viewer, recordArea);
  const found = await readEmployee(db, { id: params.id, asOf: todayAtHome(ctx), withSensitive: true, reach });
  if (!found) throw notFound('employee');
  await logReading(ctx, found.record, query.group);
  const opened = presentSensitive(openSensitive(cipher, found.uuid, found.sensitive ?? nothingStored));
  return Object.fromEntries(sensitiveGroups[query.group].fields.map((field) => [field, opened[field]]));
}

async function logReading(ctx: Ctx, { id, client_id }: EmployeeRecord, group?: SensitiveGroup): Promise<void> {
  await ctx.audit({
    event: 'employees.read-sensitive',
    subject: { kind: 'employee', id: String(id) },
    clientId: client_id,
    ...(group && { details: { group } }),
  });
}
