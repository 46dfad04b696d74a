import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

type Row = Readonly<Record<string, unknown>>;

export interface LoggedWrite {
  readonly table: string;
  readonly operation: string;
  /** The row before and after; one of them for inserts and deletes. */
  readonly images: readonly Row[];
}

/** Whose a row is; `neither`: the provider's. */
export type Side = 'own' | 'other' | 'neither';

export interface OwnedWrite extends LoggedWrite {
  /** The worst of its images: `other`, then `neither`. */
  readonly side: Side;
  /** Whether it is about one of the people of the other company. */
  readonly isAboutOtherPerson: boolean;
}

/** Records every changed row of the database from now on, by any writer, and also if it is changed back. */
export async function startWriteLog(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Creating a trigger on each table takes long on a busy machine.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`create table write_log (id bigint generated always as identity, tab text, op text, before jsonb, after jsonb)`.execute(
      transaction,
    );
    await sql`create function log_write() returns trigger language plpgsql as $$
      begin
        insert into write_log (tab, op, before, after)
        values (tg_table_name, tg_op, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
        return null;
      end $$`.execute(transaction);
    // The name puts it before the triggers that write more rows, so that a parent is logged before its parts.
    await sql`do $$ declare name text; begin
      for name in select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'write_log' loop
        execute format('create trigger aa_log_write after insert or update or delete on %I for each row execute function log_write()', name);
      end loop; end $$`.execute(transaction);
  });
}

/** Takes the writes since the last time, in their order. */
export async function takeWrites(db: Db): Promise<LoggedWrite[]> {
  const { rows } = await sql<{ tab: string; op: string; before: Row | null; after: Row | null }>`
    with taken as (delete from write_log returning *) select tab, op, before, after from taken order by id`.execute(db);
  return rows.map(({ tab, op, before, after }) => ({
    table: tab,
    operation: op.toLowerCase(),
    images: [before, after].filter((image) => image !== null),
  }));
}

interface Reference {
  readonly column: string;
  readonly target: string;
}

/** Records whose company decides, before the user who wrote the row. */
const subjects = new Set(['client', 'employee', 'shift', 'shift_version', 'rotation', 'team']);

/**
 * Determines which of two companies a row belongs to: by its references, followed through the rows that were logged before.
 * Offices, currencies, policies and the provider's shifts belong to neither.
 */
export async function companyJudge(
  db: Db,
  roots: { readonly own: number; readonly other: number; readonly otherPeople: readonly number[] },
): Promise<(write: LoggedWrite) => OwnedWrite> {
  const references = await readReferences(db);
  const { otherPeople } = roots;
  const sides = new Map<string, Side>([
    [`client:${roots.own}`, 'own'],
    [`client:${roots.other}`, 'other'],
  ]);

  function sideOf(table: string, row: Row): Side {
    const known = sides.get(`${table}:${row.id}`);
    const named = (references.get(table) ?? []).filter(({ column }) => row[column] != null);
    const side = ({ column, target }: Reference) => sides.get(`${target}:${row[column]}`) ?? 'neither';
    if (known === 'other' || named.some((one) => side(one) === 'other')) return 'other';
    if (known === 'own') return 'own';
    if (named.some((one) => one.target !== 'app_user' && side(one) === 'own')) return 'own';
    if (named.some(({ target }) => subjects.has(target))) return 'neither';
    return named.some((one) => one.column === 'user_id' && side(one) === 'own') ? 'own' : 'neither';
  }

  function peopleOf(table: string, row: Row): number[] {
    const columns = (references.get(table) ?? [])
      .filter(({ target }) => target === 'employee')
      .map(({ column }) => column);
    return (table === 'employee' ? ['id'] : columns).map((column) => Number(row[column]));
  }

  return (write) => {
    const { table, images } = write;
    const found = images.map((row) => sideOf(table, row));
    images.forEach((row, index) => {
      if (row.id != null && found[index] !== 'neither') sides.set(`${table}:${row.id}`, found[index] ?? 'neither');
    });
    const side = found.includes('other') ? 'other' : found.includes('neither') ? 'neither' : 'own';
    const isAboutOtherPerson = images.some((row) => peopleOf(table, row).some((id) => otherPeople.includes(id)));
    return { ...write, side, isAboutOtherPerson };
  };
}

/** Foreign keys, and columns that are named like one. */
async function readReferences(db: Db): Promise<ReadonlyMap<string, readonly Reference[]>> {
  const { rows } = await sql<{ tab: string; columns: Reference[] }>`
    select tab, json_agg(json_build_object('column', col, 'target', target)) as columns from (
      select f.conrelid::regclass::text as tab, a.attname as col, f.confrelid::regclass::text as target
      from pg_constraint f cross join unnest(f.conkey, f.confkey) as k (from_column, to_column)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.from_column
      join pg_attribute t on t.attrelid = f.confrelid and t.attnum = k.to_column and t.attname = 'id'
      where f.contype = 'f'
      union
      select c.relname, a.attname, n.target
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      join (values ('client_id', 'client'), ('employee_id', 'employee'), ('user_id', 'app_user')) as n (col, target) on n.col = a.attname
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    ) named group by tab`.execute(db);
  return new Map(rows.map(({ tab, columns }) => [tab, columns]));
}
