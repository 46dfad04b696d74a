import pg from 'pg';

/** " in line 3", if PostgreSQL reports the position of the error. */
export function failingLine(problem: unknown, sql: string): string {
  const position = problem instanceof pg.DatabaseError ? Number(problem.position) : Number.NaN;
  return Number.isNaN(position) ? '' : ` in line ${sql.slice(0, position).split('\n').length}`;
}
