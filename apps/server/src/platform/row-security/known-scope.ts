import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';

const seeingAll = new WeakSet<Db>();
const scopes = new WeakMap<Db, string>();

/** Says whether row security hides nothing on a connection or in a transaction: its scope is `staff` or `system`. */
export function noteScope(db: Db, rows: string): void {
  scopes.set(db, rows);
  if (rows === 'staff' || rows === 'system') seeingAll.add(db);
  else seeingAll.delete(db);
}

/** Of a transaction whose scope was noted. */
export const knownScope = (db: Db): string | undefined => scopes.get(db);

/** Every policy treats `staff` and `system` alike, so switching between them would only cost two statements. */
export const isSeeingAll = (db: Db): boolean => seeingAll.has(db);

/** A pool whose connections have one of these scopes: its transactions have it, too. */
export class SeeingAll extends Kysely<Database> {
  readonly #rows: 'staff' | 'system';

  constructor(rows: 'staff' | 'system', config: KyselyConfig) {
    super(config);
    this.#rows = rows;
    noteScope(this, rows);
  }

  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: <T>(run: (transaction: Transaction<Database>) => Promise<T>) =>
        execute((transaction) => {
          noteScope(transaction, this.#rows);
          return run(transaction);
        }),
    });
  }
}
