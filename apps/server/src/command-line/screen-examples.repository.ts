import type { ScreenDeclaration } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/http/context.ts';

/** Addresses that exist in the data at hand, for screens with parameters. Null where there is no such record. */
export async function examplesFor(db: Db): Promise<(screen: ScreenDeclaration) => string | null> {
  const { rows } = await sql<{ employee: number | null; client: number | null }>`
    select (select min(id) from employee where deleted_at is null) as employee,
      (select min(id) from client where deleted_at is null and id <> 1) as client`.execute(db);
  const known: Readonly<Record<string, number | null>> = {
    employeeDetails: rows[0]?.employee ?? null,
    clientDetails: rows[0]?.client ?? null,
    accountManagementDetails: rows[0]?.client ?? null,
  };
  return ({ name, path }) => {
    const plain = path.replace(/\/:\w+\?$/, '');
    if (!plain.includes(':')) return plain;
    const id = known[name];
    return id === null || id === undefined ? null : plain.replace(/:\w+/, String(id));
  };
}
