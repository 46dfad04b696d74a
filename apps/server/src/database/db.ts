import type { Kysely } from 'kysely';
import type { Database } from './rows.generated.ts';

/** A connection to the database or a transaction, typed by the migrated schema. */
export type Db = Kysely<Database>;
