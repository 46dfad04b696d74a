import { type ImportContext, lockEmployees } from '../employees/index.ts';
import { idValue } from './cell-values.ts';
import type { FileRow } from './kind-work.ts';
import { findPeople, type ImportPerson } from './people.repository.ts';
import type { RowErrors } from './row-errors.ts';

/** The two columns by which a file identifies an employee; they must agree. */
export interface PersonKeys {
  readonly systemId: string;
  readonly employeeId: string;
}

/** The employees of some rows; locked if the rows will be written. */
export async function peopleOf(
  ctx: ImportContext,
  rows: readonly FileRow[],
  keys: PersonKeys,
  locks: boolean,
): Promise<readonly ImportPerson[]> {
  const texts = (key: string) => rows.flatMap(({ cells }) => cells.get(key) ?? []);
  const ids = texts(keys.systemId).flatMap((text) => idValue(text) ?? []);
  const people = await findPeople(ctx.db, { ids, employeeIds: texts(keys.employeeId) });
  if (locks && people.length > 0)
    await lockEmployees(
      ctx.db,
      people.map(({ id }) => id),
    );
  return people;
}

/** Undefined, with an error added, if the row matches no employee or two. */
export function matchPerson(
  row: FileRow,
  people: readonly ImportPerson[],
  keys: PersonKeys,
  errors: RowErrors,
): ImportPerson | undefined {
  const systemId = row.cells.get(keys.systemId);
  const employeeId = row.cells.get(keys.employeeId);
  const bySystem = people.find(({ id }) => systemId !== undefined && id === idValue(systemId));
  const byNumber = people.find(({ employee_id: number }) => number === employeeId);
  if (systemId !== undefined && !bySystem) {
    errors.add(keys.systemId, 'The System ID does not match any employee in the portal.');
    return undefined;
  }
  const person = bySystem ?? byNumber;
  if (!person || (employeeId !== undefined && person.employee_id !== employeeId)) {
    const reason = bySystem
      ? 'does not belong to the employee of this System ID'
      : 'does not match any employee in the portal';
    errors.add(keys.employeeId, `The Employee ID ${reason}.`);
    return undefined;
  }
  return person;
}
