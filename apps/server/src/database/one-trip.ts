import { CompiledQuery, type QueryResult } from 'kysely';
import type { Db } from './db.ts';
import { commitNow } from './transaction-client.ts';

/** A statement of Kysely, with the shape of its rows. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

type RowsOf<Statements extends readonly Statement<unknown>[]> = {
  readonly [Place in keyof Statements]: Statements[Place] extends Statement<infer Row> ? readonly Row[] : never;
};

/**
 * Runs statements in order without waiting for one before the next is sent, and returns the rows of each. In a transaction: if one
 * fails, none of it is stored. @throws the error of the first that failed
 */
export async function inOneTrip<const Statements extends readonly Statement<unknown>[]>(
  db: Db,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  const results = await sendAll(
    db,
    statements.map((statement) => statement.compile(db)),
  );
  return results.map(({ rows }) => rows) as unknown as RowsOf<Statements>;
}

/** The last statements of a transaction, and its commit. */
export async function commitWith(db: Db, statements: readonly Statement<unknown>[]): Promise<void> {
  await sendAll(db, [...statements.map((statement) => statement.compile(db)), CompiledQuery.raw(commitNow)]);
}

async function sendAll(db: Db, queries: readonly CompiledQuery<unknown>[]): Promise<QueryResult<unknown>[]> {
  const settled = await db
    .getExecutor()
    .provideConnection((connection) => Promise.allSettled(queries.map((query) => connection.executeQuery(query))));
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
