import { z } from 'zod';
import type { Connection } from './connection.ts';
import { openClient } from './open-client.ts';

const columnSchema = z.object({
  table: z.string(),
  isView: z.boolean(),
  column: z.string(),
  /** PostgreSQL's name of the type: for an array that of its element, for a domain that of its base type. */
  type: z.string(),
  isArray: z.boolean(),
  isNullable: z.boolean(),
  /** always: only the database sets it. default: optional on insert. */
  filledBy: z.enum(['always', 'default', 'writer']),
  /** Allowed values, for an enum. */
  labels: z.array(z.string()),
});

export type SchemaColumn = z.output<typeof columnSchema>;

/**
 * Every column of the tables and views that domains work with, without the list of migrations and without extensions.
 */
const columnsQuery = `
  select c.relname as table, c.relkind in ('v', 'm') as "isView", a.attname as column,
    base.typname as type, leaf.typelem <> 0 and leaf.typcategory = 'A' as "isArray",
    not (a.attnotnull or t.typnotnull) as "isNullable",
    case when a.attgenerated <> '' or a.attidentity = 'a' then 'always'
      when a.atthasdef or a.attidentity = 'd' then 'default' else 'writer' end as "filledBy",
    array(select e.enumlabel::text from pg_enum e where e.enumtypid = base.oid order by e.enumsortorder) as labels
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  join pg_type leaf on leaf.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
  join pg_type base on base.oid = case when leaf.typelem <> 0 and leaf.typcategory = 'A' then leaf.typelem else leaf.oid end
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and c.relname not in ('schema_migration', 'schema_function')
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C", a.attnum`;

export async function readSchema(connection: Connection): Promise<SchemaColumn[]> {
  const client = await openClient(connection, { name: 'row types' });
  try {
    return z.array(columnSchema).parse((await client.query(columnsQuery)).rows);
  } finally {
    await client.end();
  }
}
