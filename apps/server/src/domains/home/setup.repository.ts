import type { SetupStep } from '@muster/contract/domains/home/setup.calls.ts';
import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** `clients`: those that can get employees. `users`: accounts beside that of the viewer. */
export async function setupCounts(
  db: Db,
  { userId, today }: { readonly userId: number; readonly today: string },
): Promise<Record<SetupStep, number>> {
  const { rows } = await sql<{ offices: number; shifts: number; clients: number; employees: number; users: number }>`
    select (select count(*)::integer from office) as offices,
      (select count(*)::integer from shift where deleted_at is null) as shifts,
      (select count(*)::integer from client c where c.deleted_at is null and c.id <> ${providerClientId} and exists (
        select from client_invoice_config i where i.client_id = c.id and i.valid @> ${today}::date)) as clients,
      (select count(*)::integer from employee where deleted_at is null) as employees,
      (select count(*)::integer from app_user where deleted_at is null and status = 'active' and id <> ${userId}) as users`.execute(
    db,
  );
  return rows[0] ?? { offices: 0, shifts: 0, clients: 0, employees: 0, users: 0 };
}
