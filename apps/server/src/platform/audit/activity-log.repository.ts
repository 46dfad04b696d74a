import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { AuditRow } from './audit-row.ts';

export interface StoredAuditRow extends AuditRow {
  readonly id: number;
  readonly mark: string | null;
}

export interface SealedAuditRow extends StoredAuditRow {
  readonly sequence: number;
  readonly seal: string;
}

export interface SealHead {
  readonly sequence: number;
  readonly seal: string;
}

export interface MarkedRow extends AuditRow {
  readonly mark: string;
}

/** Does not return the rows: a writer may add rows that it cannot read. */
export async function addRows(db: Db, rows: readonly MarkedRow[]): Promise<void> {
  await insertingRows(rows).execute(db);
}

/** The statement on its own, so that it can run together with others. */
export function insertingRows(rows: readonly MarkedRow[]): RawBuilder<unknown> {
  return sql`insert into activity_log (at, actor_user_id, actor_name, impersonator_user_id, impersonator_name, request_id,
      event, subject_kind, subject_id, client_id, before, after, details, mark)
    select at, actor_user_id, actor_name, impersonator_user_id, impersonator_name, request_id,
      event, subject_kind, subject_id, client_id, before, after, details, mark
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (at timestamptz, actor_user_id integer, actor_name text,
      impersonator_user_id integer, impersonator_name text, request_id text, event text, subject_kind text, subject_id text,
      client_id integer, before jsonb, after jsonb, details jsonb, mark text)`;
}

/** The head of the chain, and one new id for each row to add. */
export async function sealHeadAndIds(db: Db, count: number): Promise<SealHead & { readonly ids: readonly number[] }> {
  const { rows } = await sql<SealHead & { ids: number[] }>`
    select coalesce(h.sequence, 0) as sequence, coalesce(h.seal, '') as seal,
      (select json_agg(nextval(pg_get_serial_sequence('activity_log', 'id'))) from generate_series(1, ${count}::integer)) as ids
    from (select) nothing left join activity_seal_head h on true`.execute(db);
  return rows[0] ?? { sequence: 0, seal: '', ids: [] };
}

/** Adds rows with their place in the chain and their seal. Sealing them later would write each row twice. */
export async function addSealedRows(db: Db, rows: readonly SealedAuditRow[], head: SealHead): Promise<void> {
  await sql`with added as (
      insert into activity_log (id, at, actor_user_id, actor_name, impersonator_user_id, impersonator_name, request_id,
        event, subject_kind, subject_id, client_id, before, after, details, mark, sequence, seal)
      select id, at, actor_user_id, actor_name, impersonator_user_id, impersonator_name, request_id,
        event, subject_kind, subject_id, client_id, before, after, details, mark, sequence, seal
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, at timestamptz, actor_user_id integer,
        actor_name text, impersonator_user_id integer, impersonator_name text, request_id text, event text,
        subject_kind text, subject_id text, client_id integer, before jsonb, after jsonb, details jsonb, mark text,
        sequence bigint, seal text))
    update activity_seal_head set sequence = ${head.sequence}, seal = ${head.seal}`.execute(db);
}

const content =
  sql.raw(`id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor_user_id, actor_name,
  impersonator_user_id, impersonator_name, request_id, event, subject_kind, subject_id, client_id, before, after, details, mark`);

export async function unsealedRows(db: Db, most: number): Promise<StoredAuditRow[]> {
  const { rows } =
    await sql<StoredAuditRow>`select ${content} from activity_log where seal is null order by id limit ${most}`.execute(
      db,
    );
  return rows;
}

/** Cheap, because it runs several times in two seconds and usually finds nothing. */
export async function hasUnsealed(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from activity_log where seal is null) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** One part of the chain, in order. */
export async function sealedRows(db: Db, afterSequence: number, most: number): Promise<SealedAuditRow[]> {
  const { rows } = await sql<SealedAuditRow>`select ${content}, sequence, seal from activity_log
    where sequence > ${afterSequence} order by sequence limit ${most}`.execute(db);
  return rows;
}

export async function countUnsealed(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from activity_log where seal is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** True for the one process that may seal until its transaction ends. */
export async function takeSealing(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(7253002) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

export async function sealHead(db: Db): Promise<SealHead> {
  const { rows } = await sql<SealHead>`select sequence, seal from activity_seal_head`.execute(db);
  return rows[0] ?? { sequence: 0, seal: '' };
}

/** Waits until no other process copies the head, and keeps the others waiting until the transaction ends. */
export async function waitForHeadCopy(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7253005)`.execute(db);
}

/** The place in the chain whose head was last copied to the folder; null: to none yet. */
export async function keptSequence(db: Db, place: string): Promise<number | null> {
  const kept = db.selectFrom('activity_head_place').select('kept_sequence').where('id', '=', place);
  return (await kept.executeTakeFirst())?.kept_sequence ?? null;
}

export async function storeKeptSequence(db: Db, place: string, sequence: number): Promise<void> {
  await db
    .insertInto('activity_head_place')
    .values({ id: place, kept_sequence: sequence })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ kept_sequence: sequence }))
    .execute();
}

/** Gives what is kept under one id to another one, which has nothing yet. */
export async function moveKeptSequence(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('activity_head_place').set({ id: to }).where('id', '=', from).execute();
}

/** Number of folders to which the head is copied. */
export async function countHeadPlaces(db: Db): Promise<number> {
  const places = db.selectFrom('activity_head_place').select((eb) => eb.fn.countAll<number>().as('count'));
  return (await places.executeTakeFirstOrThrow()).count;
}

export async function storeSeals(
  db: Db,
  seals: readonly (SealHead & { readonly id: number })[],
  head: SealHead,
): Promise<void> {
  await sql`update activity_log set sequence = sealed.sequence, seal = sealed.seal
    from unnest(${seals.map(({ id }) => id)}::bigint[], ${seals.map(({ sequence }) => sequence)}::bigint[],
      ${seals.map(({ seal }) => seal)}::text[]) as sealed (id, sequence, seal)
    where activity_log.id = sealed.id`.execute(db);
  await sql`update activity_seal_head set sequence = ${head.sequence}, seal = ${head.seal}`.execute(db);
}
