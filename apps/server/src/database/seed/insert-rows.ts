import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';

const rowsPerStatement = 5_000;

/** Many rows as one parameter per statement. All rows must name the same columns; other columns get their defaults. */
export async function insertRows<Table extends keyof Database & string>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${part}::json)`.execute(db);
  }
}

/** Reserved ids in ascending order. */
export async function reserveIds(
  db: Kysely<Database>,
  table: keyof Database & string,
  count: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${count}::integer)`.execute(
    db,
  );
  return rows.map((row) => row.id).sort((one, other) => one - other);
}
