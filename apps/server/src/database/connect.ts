import type pg from 'pg';
import { z } from 'zod';
import { type Connection, describeConnection } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { connectToEmbedded } from './embedded/connect-to-embedded.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';
import { openClient } from './open-client.ts';

/** The settings that locate the database. */
export interface DatabaseSettings {
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'server'; readonly url: string };
  readonly dataDir: string;
}

export interface OpenDatabase {
  /** For createPool. */
  readonly connection: Connection;
  /** Description for messages. */
  readonly where: string;
  /** Close the pools first. Ends an embedded database; does nothing to a server. */
  stop(): Promise<void>;
}

const oldestVersion = 150_000;

const factsSchema = z.object({
  version: z.coerce.number(),
  encoding: z.string(),
  isAboveRules: z.boolean(),
  mayMigrate: z.boolean(),
});

export type ServerFacts = z.output<typeof factsSchema>;

/** For the server: opens the embedded database, or checks that the server of DATABASE_URL is suitable. */
export async function openDatabase(settings: DatabaseSettings, log: DatabaseLog): Promise<OpenDatabase> {
  if (settings.database.kind === 'embedded') return await openEmbeddedDatabase({ dataDir: settings.dataDir, log });
  return await useServer({ url: settings.database.url });
}

/** For the command line: like openDatabase, but if a server is running, it joins that server's embedded database. */
export async function joinDatabase(settings: DatabaseSettings, log: DatabaseLog): Promise<OpenDatabase> {
  if (settings.database.kind === 'embedded') return await connectToEmbedded(settings.dataDir, log);
  return await useServer({ url: settings.database.url });
}

/** Undefined if the server is suitable. */
export function whyUnfit({ version, encoding, isAboveRules, mayMigrate }: ServerFacts): string | undefined {
  if (version < oldestVersion) return `the server is PostgreSQL ${majorOf(version)}, and version 15 or newer is needed`;
  if (encoding !== 'UTF8') return `the database is stored as ${encoding}: create one with ENCODING 'UTF8'`;
  if (!mayMigrate) {
    return (
      'its role does not own the tables or may not create any, which a start needs to migrate the schema: ' +
      'hand the database over (ALTER DATABASE … OWNER TO …, REASSIGN OWNED BY … TO …) or name the role that owns it'
    );
  }
  if (!isAboveRules) return undefined;
  return (
    'its role is a superuser or bypasses row-level security, which keeps the data of clients apart: create an ordinary role ' +
    "(CREATE ROLE muster LOGIN PASSWORD '…') that owns the database (ALTER DATABASE … OWNER TO muster) and name that one"
  );
}

async function useServer(connection: Connection): Promise<OpenDatabase> {
  const facts = await askServer(connection);
  const reason = whyUnfit(facts);
  if (reason !== undefined) throw refused(reason);
  return {
    connection,
    where: `PostgreSQL ${majorOf(facts.version)}, ${describeConnection(connection)}`,
    stop: async () => {},
  };
}

async function askServer(connection: Connection): Promise<ServerFacts> {
  let client: pg.Client | undefined;
  try {
    client = await openClient(connection, { name: 'start' });
    const { rows } = await client.query(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
        rolsuper or rolbypassrls as "isAboveRules",
        has_schema_privilege(current_user, 'public', 'create') and not exists (
          select from pg_class where relname in ('schema_migration', 'app_user') and relnamespace = 'public'::regnamespace
            and not pg_has_role(current_user, relowner, 'usage')) as "mayMigrate"
      from pg_roles where rolname = current_user`,
    );
    return factsSchema.parse(rows[0]);
  } catch (problem) {
    throw refused(`${describeConnection(connection)} does not answer (${reasonOf(problem)})`);
  } finally {
    await client?.end();
  }
}

const majorOf = (version: number) => Math.floor(version / 10_000);

const refused = (reason: string) => new DatabaseUnavailable(`DATABASE_URL cannot be used: ${reason}.`);

function reasonOf(problem: unknown): string {
  if (problem instanceof AggregateError) return problem.errors.map(reasonOf).join(', ');
  return problem instanceof Error ? problem.message : String(problem);
}
