import { CompiledQuery, type Driver, Kysely, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import type { Databases, Scope } from './within-scope.ts';

/**
 * A connection for slow work with few reads, such as hashing a password: each statement runs in its own read-only
 * transaction under the scope, and no connection is held in between.
 */
export function statementsWithin(databases: Databases, scope: Scope): Db {
  if (scope.rows === 'system' || scope.rows === 'staff') return databases[scope.rows];
  const dialect = new PostgresDialect({ pool: databases.scopedPool });
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => oneTransactionEach(dialect.createDriver(), scope),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

function oneTransactionEach(driver: Driver, { rows, userId }: Scope): Driver {
  const [scope, user] = [pg.escapeLiteral(rows), pg.escapeLiteral(String(userId ?? ''))];
  const begin = `begin read only; select set_config('app.scope', ${scope}, true), set_config('app.user', ${user}, true)`;
  const refused = () => Promise.reject(new Error('This connection runs one statement per transaction.'));
  return {
    init: () => driver.init(),
    destroy: () => Promise.resolve(),
    beginTransaction: refused,
    commitTransaction: refused,
    rollbackTransaction: refused,
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      try {
        await connection.executeQuery(CompiledQuery.raw(begin));
        return connection;
      } catch (error) {
        await driver.releaseConnection(connection);
        throw error;
      }
    },
    async releaseConnection(connection) {
      try {
        await driver.rollbackTransaction(connection);
      } finally {
        await driver.releaseConnection(connection);
      }
    },
  };
}
