import { normalizedIdentifier } from '@muster/contract/identifier.ts';
import type { Db } from '../../database/db.ts';
import { type ImportContext, lockEmployees } from '../employees/index.ts';
import { idValue } from './cell-values.ts';
import type { FileRow } from './kind-work.ts';
import { findPeople, type ImportPerson, oddlySpelledPeople } from './people.repository.ts';
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
  const employeeIds = texts(keys.employeeId);
  const ids = [
    ...texts(keys.systemId).flatMap((text) => idValue(text) ?? []),
    ...(await otherSpellingsOf(ctx.db, employeeIds)),
  ];
  const people = await findPeople(ctx.db, { ids, employeeIds });
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
  const sharing = employeeId === undefined ? [] : people.filter((one) => hasEmployeeId(one, employeeId));
  if (systemId === undefined && sharing.length > 1) {
    errors.add(keys.employeeId, ambiguousEmployeeId(sharing.length));
    return undefined;
  }
  const [byNumber] = sharing;
  if (systemId !== undefined && !bySystem) {
    errors.add(keys.systemId, 'The System ID does not match any employee in the portal.');
    return undefined;
  }
  const person = bySystem ?? byNumber;
  if (!person || (employeeId !== undefined && !hasEmployeeId(person, employeeId))) {
    const reason = bySystem
      ? 'does not belong to the employee of this System ID'
      : 'does not match any employee in the portal';
    errors.add(keys.employeeId, `The Employee ID ${reason}.`);
    return undefined;
  }
  return person;
}

/** Ids of the employees who have one of these Employee IDs in another spelling. */
export async function otherSpellingsOf(db: Db, employeeIds: readonly string[]): Promise<number[]> {
  const odd = await oddlySpelledPeople(db);
  const given = new Set(employeeIds);
  return odd.flatMap(({ id, employee_id: stored }) => (given.has(normalizedIdentifier(stored)) ? [id] : []));
}

/** `given` is in the one spelling; what is stored need not be. */
export function hasEmployeeId({ employee_id: stored }: { readonly employee_id: string }, given: string): boolean {
  return normalizedIdentifier(stored) === given;
}

export const ambiguousEmployeeId = (count: number) =>
  `${count} employees have this Employee ID in different spellings. Give the System ID.`;
