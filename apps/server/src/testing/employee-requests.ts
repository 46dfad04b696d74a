import type { Db } from '../database/db.ts';
import { employeeBody, openBody } from '../domains/employees/employee-body.fixture.ts';

/** A valid new employee for tests of other domains, with or without the sensitive section. */
export async function newEmployeeRequest(db: Db, { isSensitive }: { readonly isSensitive: boolean }) {
  const body = await (isSensitive ? employeeBody(db) : openBody(db));
  return { ...body, client_id: Number(body.client_id) };
}
