import { notFound, Problem } from '@muster/contract';
import { sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { changesSince, lockEmployee, readEmployee, type StoredEmployee } from './employee-record.repository.ts';

export interface WantedEmployee {
  readonly id: number;
  /** The version that was read: a newer one in the database is a conflict. Absent: not checked. */
  readonly version?: number | undefined;
}

/** Reads an employee and locks it until the transaction ends. @throws Problem not-found or conflict */
export async function lockedEmployee(ctx: Ctx, wanted: WantedEmployee, today: string): Promise<StoredEmployee> {
  const reach = reachOf(ctx.viewer, recordArea);
  const locked = await lockEmployee(ctx.db, wanted.id);
  const found = locked && (await readEmployee(ctx.db, { id: wanted.id, asOf: today, withSensitive: true, reach }));
  if (!found) throw notFound('employee');
  if (wanted.version !== undefined && wanted.version !== locked.version) {
    await refuseOlderVersion(ctx, wanted.id, wanted.version);
  }
  return found;
}

/** @throws Problem conflict (409) with who changed which fields, and when. */
async function refuseOlderVersion(ctx: Ctx, id: number, version: number): Promise<never> {
  const later = await changesSince(ctx.db, id, version);
  const by = later?.by ?? 'Somebody';
  // The names of changed sensitive fields are only for viewers who may see those fields.
  const seen = (field: string) =>
    maySeeSensitive(ctx.viewer) || !(sensitiveFields as readonly string[]).includes(field);
  throw new Problem(
    'conflict',
    `${by} changed this employee after you opened it. Look at the changes and save again.`,
    {
      ...(later && { conflict: { ...later, fields: later.fields.filter(seen) } }),
    },
  );
}
