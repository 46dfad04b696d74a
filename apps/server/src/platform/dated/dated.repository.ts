import type { DatedEdit, DatedFields, DatedHistory, DatedValue } from '@muster/contract/dated/dated-history.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { DatedTable } from './dated-table.ts';

/**
 * The histories of these owners, oldest value first; an owner without values has an empty one. Lock the owners first.
 */
export async function readHistories<Fields extends DatedFields>(
  db: Db,
  { table, owner, columns, within }: DatedTable<Fields>,
  owners: readonly number[],
): Promise<ReadonlyMap<number, DatedHistory<Fields>>> {
  const { rows } = await sql<OwnedValue<Fields>>`
    select id, ${owner} as owner, ${rowColumns}, to_jsonb((select one from (select ${columns}) as one)) as value
    from ${table} where ${owner} = any (${[...owners]}::integer[]) and ${within ?? sql`true`}
    order by lower(valid)`.execute(db);
  const found = new Map<number, DatedValue<Fields>[]>(owners.map((id) => [id, []]));
  for (const { owner: id, ...row } of rows) found.get(id)?.push(row);
  return found;
}

export async function readHistory<Fields extends DatedFields>(
  db: Db,
  table: DatedTable<Fields>,
  owner: number,
): Promise<DatedHistory<Fields>> {
  return (await readHistories(db, table, [owner])).get(owner) ?? [];
}

export type OwnedValue<Fields extends DatedFields> = DatedValue<Fields> & { readonly owner: number };

/** The row with this id and its owner; undefined if there is none that the viewer may see. */
export async function findRow<Fields extends DatedFields>(
  db: Db,
  { table, owner, columns }: DatedTable<Fields>,
  id: number,
): Promise<OwnedValue<Fields> | undefined> {
  const { rows } = await sql<OwnedValue<Fields>>`
    select id, ${owner} as owner, ${rowColumns}, to_jsonb((select one from (select ${columns}) as one)) as value
    from ${table} where id = ${id}`.execute(db);
  return rows[0];
}

const rowColumns = sql`lower(valid) as "from", upper(valid) as until, entered_until as "enteredUntil"`;

export interface OwnedEdit<Fields extends DatedFields> {
  readonly owner: number;
  readonly edit: DatedEdit<Fields>;
}

/** Writes the edits of many histories. Returns the ids of the added rows, in the order of the edits. */
export async function applyEdits<Fields extends DatedFields>(
  db: Db,
  { table, owner, columns }: DatedTable<Fields>,
  edits: readonly OwnedEdit<Fields>[],
): Promise<number[]> {
  const removed = edits.flatMap(({ edit }) => edit.removed);
  if (removed.length > 0) await sql`delete from ${table} where id = any (${removed}::integer[])`.execute(db);

  const resized = edits.flatMap(({ edit }) => edit.resized);
  if (resized.length > 0) {
    await sql`
      update ${table} t set valid = daterange(lower(t.valid), g.until), entered_until = g."enteredUntil", version = t.version + 1
      from jsonb_to_recordset(${JSON.stringify(resized)}::jsonb) as g (id integer, until date, "enteredUntil" date)
      where t.id = g.id`.execute(db);
  }

  const added = edits.flatMap(({ owner: id, edit }) => edit.added.map((row) => ({ ...row, owner: id })));
  if (added.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into ${table} (${owner}, ${columns}, valid, entered_until)
    select g.owner, ${columns}, daterange(g."from", g.until), g."enteredUntil"
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as g (owner integer, value jsonb, "from" date, until date, "enteredUntil" date)
    cross join lateral jsonb_populate_record(null::${table}, g.value) as one
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
