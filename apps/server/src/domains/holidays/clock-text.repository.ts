import { sql } from 'kysely';

/** A time of day of the holiday `h` as HH:MM. */
export const clockText = (column: 'from_time' | 'until_time') =>
  sql`to_char(${sql.ref(`h.${column}`)}, 'HH24:MI') as ${sql.ref(column)}`;
