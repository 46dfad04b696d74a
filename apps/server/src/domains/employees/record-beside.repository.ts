import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Attachment } from '../documents/index.ts';
import type { EmployeeTeamRow } from '../teams/index.ts';
import type { CurrentCostRow } from './current-cost.repository.ts';

export interface RecordBeside {
  readonly teams: EmployeeTeamRow[];
  /** Null if the viewer may not see them. */
  readonly files: Attachment[] | null;
  readonly cost: CurrentCostRow | null;
}

/** Null: not for this viewer. */
type Columns = { readonly teams: RawBuilder<unknown> } & Readonly<Record<'files' | 'cost', RawBuilder<unknown> | null>>;

/** What belongs to a record and is stored beside it, in one statement: each further one would cost as much as the record. */
export async function recordBeside(db: Db, { teams, files, cost }: Columns): Promise<RecordBeside> {
  const { rows } = await sql<RecordBeside>`select ${teams} as teams,
    ${files ?? nothing} as files, ${cost ?? nothing} as cost`.execute(db);
  return rows[0] ?? { teams: [], files: null, cost: null };
}

const nothing = sql`null::json`;
