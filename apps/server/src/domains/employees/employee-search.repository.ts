import type { EmployeeStatus } from '@muster/contract/states.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readRows } from '../../platform/table/read-keyed.ts';
import type { TableQuery } from '../../platform/table/table-source.ts';
import { type EmployeeScope, employeeSource, isInScope } from './employee-list-source.repository.ts';

/** What the search box shows of an employee. */
export interface FoundEmployee {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly third_party_employee_id: string;
  readonly status_group: EmployeeStatus;
}

const shown = sql`l.employee_id as id, l.name, l.position, l.third_party_employee_id, l.status_group`;

/** By name and position, in the order of the names. */
export async function employeesByWords(db: Db, scope: EmployeeScope, question: TableQuery): Promise<FoundEmployee[]> {
  const read = sql`${shown} from page join employee_list l on l.employee_id = page.employee_id`;
  return (await readRows<FoundEmployee>(db, { ...employeeSource(scope), read }, question)).rows;
}

/** Who has this Employee ID, in any case of its letters, or this system ID. */
export async function employeesByNumber(db: Db, scope: EmployeeScope, term: string): Promise<FoundEmployee[]> {
  const systemId = /^\d{1,9}$/.test(term) ? Number(term) : null;
  const { rows } = await sql<FoundEmployee>`
    select ${shown} from employee_list l
    where l.employee_id in (
      select e.id from employee e where e.deleted_at is null
        and e.third_party_employee_id = any (array[${term}, upper(${term}), lower(${term})])
      union select ${systemId}::integer) and ${isInScope(scope)}
    order by l.third_party_employee_id = ${term} desc, l.employee_id`.execute(db);
  return rows;
}

interface Misspelled {
  readonly term: string;
  /** See `spellingsOf`. */
  readonly spellings: readonly (readonly string[])[];
  readonly most: number;
}

/** Share of the trigrams of the term that a part of the name has; two thirds of a long name with one wrong letter. */
const leastLikeness = 0.4;

/** By names that look like the term, the most similar first. The trigrams of the spellings keep the compared names few. */
export async function employeesLike(
  db: Db,
  scope: EmployeeScope,
  { term, spellings, most }: Misspelled,
): Promise<FoundEmployee[]> {
  const candidates = sql.join(
    spellings.map((words) => sql`select searched from searched_employees(${[...words]}::text[], false) searched`),
    sql` union `,
  );
  const likeness = sql`word_similarity(search_key(${term}), l.name_key)`;
  const isLike = sql<SqlBool>`${likeness} >= ${leastLikeness}::real`;
  const { rows } = await sql<FoundEmployee>`
    select ${shown} from employee_list l
    where l.employee_id in (${candidates}) and ${isInScope(scope)} and ${isLike}
    order by ${likeness} desc, l.status_group = 'active' desc, l.name_key, l.employee_id limit ${most}`.execute(db);
  return rows;
}
