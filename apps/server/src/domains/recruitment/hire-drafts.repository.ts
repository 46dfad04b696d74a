import type { HireTemplate } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import type { PastPay } from '@muster/contract/domains/recruitment/hire-insights.rules.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type ClientUser, isOwnPosition } from './client-reach.repository.ts';
import type { StoredHireDraft } from './stored-hire-draft.ts';

/** As row security says, also for staff who are client users as well. */
const isOwnDraft = ({ clientId, userId }: ClientUser): RawBuilder<SqlBool> => sql<SqlBool>`(d.client_id = ${clientId}
  and (d.author_user_id = ${userId}
    or not exists (select from app_user v where v.id = ${userId} and v.has_chosen_positions)))`;

const shown = sql`d.id, d.uuid::text as uuid, d.version, d.client_id, d.author_user_id, a.name as author, d.question_set, d.step,
  d.path, d.answers, d.body, d.generated, d.generated_by, d.prompt_version, d.input_hash, d.generated_at, d.generator_failure,
  d.dismissed, d.template_id, t.name as template, d.template_version, d.reviewed_by_user_id, r.name as reviewed_by, d.reviewed_at,
  d.position_id, p.uuid::text as position_uuid, u.name as updated_by, d.updated_at, z.name as zone, y.code as currency`;

const source = sql`hire_draft d
  join app_user a on a.id = d.author_user_id
  join app_user u on u.id = d.updated_by_user_id
  left join app_user r on r.id = d.reviewed_by_user_id
  left join job_description_template t on t.id = d.template_id
  left join open_position p on p.id = d.position_id
  left join timezone z on z.id = (d.answers ->> 'timezone_id')::integer
  left join currency y on y.id = (d.answers ->> 'budget_currency_id')::integer`;

/** Last changed first. */
export async function unfinishedHireDrafts(
  db: Db,
  viewer: ClientUser,
  ids: readonly number[] | null = null,
): Promise<StoredHireDraft[]> {
  const { rows } = await sql<StoredHireDraft>`
    select ${shown} from ${source}
    where ${isOwnDraft(viewer)} and d.position_id is null
      and (${ids === null}::boolean or d.id = any (${[...(ids ?? [])]}::integer[]))
    order by d.updated_at desc, d.id desc`.execute(db);
  return rows;
}

/** Those that these users began and nobody has published, for a comparison. */
export async function unfinishedDraftsBy(
  db: Db,
  userIds: readonly number[],
): Promise<{ readonly user_id: number; readonly id: number }[]> {
  const { rows } = await sql<{ user_id: number; id: number }>`
    select u.id as user_id, d.id from app_user u
    join hire_draft d on d.author_user_id = u.id and d.client_id = u.client_id
    where u.id = any (${[...userIds]}::integer[]) and d.position_id is null`.execute(db);
  return rows;
}

export async function readHireDraft(
  db: Db,
  { uuid, ...viewer }: { readonly uuid: string } & ClientUser,
): Promise<StoredHireDraft | undefined> {
  const { rows } = await sql<StoredHireDraft>`
    select ${shown} from ${source} where d.uuid = ${uuid} and ${isOwnDraft(viewer)}`.execute(db);
  return rows[0];
}

export async function ownHireDraft(
  db: Db,
  { id, ...viewer }: { readonly id: number } & ClientUser,
): Promise<StoredHireDraft | undefined> {
  const { rows } = await sql<StoredHireDraft>`
    select ${shown} from ${source} where d.id = ${id} and ${isOwnDraft(viewer)}`.execute(db);
  return rows[0];
}

/** Locks the draft until the transaction ends, then reads it. */
export async function lockHireDraft(
  db: Db,
  { id, ...viewer }: { readonly id: number } & ClientUser,
): Promise<StoredHireDraft | undefined> {
  await sql`select from hire_draft d where d.id = ${id} and ${isOwnDraft(viewer)} for update`.execute(db);
  return ownHireDraft(db, { id, ...viewer });
}

export async function hireDraftId(
  db: Db,
  { uuid, ...viewer }: { readonly uuid: string } & ClientUser,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select d.id from hire_draft d where d.uuid = ${uuid} and ${isOwnDraft(viewer)}`.execute(db);
  return rows[0]?.id;
}

/** Active users of the client who see the draft. */
export async function hireDraftReaders(
  db: Db,
  {
    clientId,
    authorId,
    roles,
  }: { readonly clientId: number; readonly authorId: number; readonly roles: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select u.uuid::text as uuid from app_user u
    where u.client_id = ${clientId} and u.status = 'active' and u.deleted_at is null
      and (u.id = ${authorId} or not u.has_chosen_positions)
      and exists (select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.name = any (${[...roles]}::text[]))
    order by u.id`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

export async function unfinishedCount(db: Db, clientId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from hire_draft where client_id = ${clientId} and position_id is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * What users of the company offered in drafts that they published, of positions that the viewer sees. The budget of a position is for staff,
 * who may plan with another one. Row security hides drafts of colleagues from users with chosen positions: the caller runs it without.
 */
export async function pastPayOf(db: Db, viewer: ClientUser): Promise<PastPay[]> {
  const { rows } = await sql<PastPay>`
    select y.code as currency, (d.answers ->> 'budget_least')::integer as least, (d.answers ->> 'budget_most')::integer as most
    from open_position p
    join hire_draft d on d.position_id = p.id
    join currency y on y.id = (d.answers ->> 'budget_currency_id')::integer
    where ${isOwnPosition(viewer)} and d.client_id = p.client_id
      and d.answers ->> 'budget_least' is not null and d.answers ->> 'budget_most' is not null
    order by p.opened_at desc limit 50`.execute(db);
  return rows;
}

export async function hireTemplates(db: Db): Promise<HireTemplate[]> {
  const { rows } = await sql<HireTemplate>`
    select id, name, family, summary from job_description_template where is_active order by search_key(name), id`.execute(
    db,
  );
  return rows;
}

/** The name that a template's text says. */
export async function companyName(db: Db, clientId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select legal_business_name as name from client where id = ${clientId}`.execute(db);
  return rows[0]?.name ?? '';
}
