import { z } from 'zod';
import type { Connection } from './connection.ts';
import { openClient } from './open-client.ts';

const policySchema = z.object({
  table: z.string(),
  /** ALL, SELECT, INSERT, UPDATE or DELETE. */
  command: z.string(),
  /** Rows that may be read, changed or deleted; null for inserts. */
  using: z.string().nullable(),
  /** Rows that may be written, if different. */
  check: z.string().nullable(),
});

export type TablePolicy = z.output<typeof policySchema>;

const policiesQuery = `
  select tablename as table, cmd as command, qual as using, with_check as check from pg_policies
  where schemaname = 'public' order by tablename collate "C", policyname`;

/** The row-security policies of the migrated schema. */
export async function readPolicies(connection: Connection): Promise<TablePolicy[]> {
  const client = await openClient(connection, { name: 'policies' });
  try {
    return z.array(policySchema).parse((await client.query(policiesQuery)).rows);
  } finally {
    await client.end();
  }
}
