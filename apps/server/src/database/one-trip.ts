import { CompiledQuery, type QueryResult } from 'kysely';
import type { Db } from './db.ts';
import { commitNow } from './transaction-client.ts';

/** A statement of Kysely, with the shape of its rows. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

/**
 * Runs statements in order without waiting for one before the next is sent, and returns the rows of each; `never` is the row of a statement
 * without rows. In a transaction: if one fails, none of it is stored. @throws the error of the first that failed
 */
export async function inOneTrip<Row>(db: Db, statements: readonly Statement<Row>[]): Promise<(readonly Row[])[]> {
  const results = await sendAll(
    db,
    statements.map((statement) => statement.compile(db)),
  );
  return results.map(({ rows }) => rows);
}

/** The last statements of a transaction, and its commit. */
export async function commitWith(db: Db, statements: readonly Statement<unknown>[]): Promise<void> {
  await sendAll(db, [...statements.map((statement) => statement.compile(db)), CompiledQuery.raw(commitNow)]);
}

async function sendAll<Row>(db: Db, queries: readonly CompiledQuery<Row>[]): Promise<QueryResult<Row>[]> {
  const settled = await db
    .getExecutor()
    .provideConnection((connection) => Promise.allSettled(queries.map((query) => connection.executeQuery<Row>(query))));
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
