import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
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
  const [rows] = await inOneTripWith(db, statements, []);
  return rows;
}

/** The same with statements of another shape behind them. */
export async function inOneTripWith<Row, Other>(
  db: Db,
  statements: readonly Statement<Row>[],
  others: readonly Statement<Other>[],
): Promise<readonly [(readonly Row[])[], (readonly Other[])[]]> {
  const [first, second] = [statements.map((one) => one.compile(db)), others.map((one) => one.compile(db))];
  const settled = await db
    .getExecutor()
    .provideConnection((connection) => Promise.all([sendOn(connection, first), sendOn(connection, second)]));
  return [rowsOf(settled[0]), rowsOf(settled[1])];
}

/** The last statements of a transaction, and its commit. Those that it held come first. */
export async function commitWith(db: Db, statements: readonly Statement<unknown>[]): Promise<void> {
  const all = [...(held.get(db) ?? []), ...statements];
  held.delete(db);
  await sendAll(db, [...all.map((statement) => statement.compile(db)), CompiledQuery.raw(commitNow)]);
}

const held = new WeakMap<Db, Statement<unknown>[]>();

/** For a transaction that ends with `commitWith` and whose scope stays as it is. */
export function holdUntilCommit(db: Db): void {
  held.set(db, []);
}

export const isHolding = (db: Db): boolean => (held.get(db)?.length ?? 0) > 0;

/**
 * Runs statements whose rows nobody reads, and whose effect nothing else in the transaction reads: together with the commit where the
 * transaction holds them, otherwise now. An error comes with the commit, too.
 */
export async function runByCommit(db: Db, statements: readonly Statement<unknown>[]): Promise<void> {
  const waiting = held.get(db);
  if (waiting) waiting.push(...statements);
  else if (statements.length > 0) await inOneTrip(db, statements);
}

async function sendAll<Row>(db: Db, queries: readonly CompiledQuery<Row>[]): Promise<void> {
  rowsOf(await db.getExecutor().provideConnection((connection) => sendOn(connection, queries)));
}

const sendOn = <Row>(connection: DatabaseConnection, queries: readonly CompiledQuery<Row>[]) =>
  Promise.allSettled(queries.map((query) => connection.executeQuery<Row>(query)));

const rowsOf = <Row>(settled: readonly PromiseSettledResult<QueryResult<Row>>[]) =>
  settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value.rows;
  });
