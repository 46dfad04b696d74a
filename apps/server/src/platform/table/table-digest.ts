import { type RawBuilder, sql } from 'kysely';
import type { TableQuery, TableSource } from './table-source.ts';

/** The digest of the ids and versions of all rows after `from`; null where it was not asked for. */
export function digestOf(
  source: TableSource,
  { digest }: TableQuery,
  from: RawBuilder<unknown>,
): RawBuilder<string | null> {
  if (!digest) return sql`null::text`;
  if (!source.revision) throw new Error('Only a source with a revision has a digest.');
  const ids = sql.join(source.strategy === 'keyed' ? source.ties : [source.id ?? sql.ref('t.id')]);
  const rows = sql`string_agg(concat_ws(':', ${ids}, ${source.revision}), ',' order by ${ids})`;
  return sql`(select encode(sha256(convert_to(${rows}, 'UTF8')), 'hex') from ${from})`;
}

/** The page with its digest, if there is one. */
export function withDigest<Page extends object>(page: Page, digest: string | null | undefined) {
  return typeof digest === 'string' ? { ...page, digest } : page;
}
