import type { DatedFields, DatedRules } from '@muster/contract/dated/dated-history.ts';
import type { RawBuilder, SqlBool } from 'kysely';

/**
 * A table with one history for each owner: rows with the days on which they hold (`valid`), the end that was entered
 * (`entered_until`) and a version. A constraint `…_no_overlap` refuses two rows of one history on the same day.
 */
export interface DatedTable<Fields extends DatedFields> {
  readonly table: RawBuilder<unknown>;
  /** Its column with the id of the owner. */
  readonly owner: RawBuilder<unknown>;
  /** Its columns that make up a value: those of `Fields`. */
  readonly columns: RawBuilder<unknown>;
  /** Which rows of an owner belong to this history, where the table has several of them. */
  readonly within?: RawBuilder<SqlBool>;
  readonly rules: DatedRules<keyof Fields & string>;
}
