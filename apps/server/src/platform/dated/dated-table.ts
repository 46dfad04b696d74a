import type { DatedFields, DatedRules } from '@muster/contract/dated/dated-history.ts';
import type { RawBuilder, SqlBool } from 'kysely';

/**
 * A table with one history for each owner: rows with the days on which they apply (`valid`), the end that was entered
 * (`entered_until`) and a version. A constraint `…_no_overlap` refuses two rows of one history on the same day.
 */
export interface DatedTable<Fields extends DatedFields> {
  readonly table: RawBuilder<unknown>;
  /** The column with the id of the owner. */
  readonly owner: RawBuilder<unknown>;
  /** The columns that make up a value: those of `Fields`. */
  readonly columns: RawBuilder<unknown>;
  /** Which rows of an owner belong to this history, if the table has several. */
  readonly within?: RawBuilder<SqlBool>;
  readonly rules: DatedRules<keyof Fields & string>;
}
