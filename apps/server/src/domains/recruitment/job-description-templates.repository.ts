import type {
  JobDescriptionTemplateRecord,
  JobDescriptionTemplateRow,
} from '@muster/contract/domains/recruitment/job-description-template-answers.ts';
import type { JobFamily } from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import { holdsWords } from '../../platform/table/table-conditions.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';

const shown = sql`t.id, t.uuid::text as uuid, t.version, t.name, t.family, t.summary, t.is_active,
    (select count(*)::integer from job_description d where d.template_id = t.id) as usage_count, u.name as updated_by, t.updated_at`;
const source = sql`job_description_template t left join app_user u on u.id = t.updated_by_user_id`;

export type StoredTemplateRow = Required<JobDescriptionTemplateRow>;
export type StoredTemplate = Required<JobDescriptionTemplateRecord>;

/** By name. Row security leaves a client the active ones. */
export function readJobDescriptionTemplatePage(db: Db, question: TableQuery): Promise<TablePage<StoredTemplateRow>> {
  return readTable<StoredTemplateRow>(
    db,
    { strategy: 'small', from: sql`select ${shown} from ${source}`, order: sql`search_key(t.name)` },
    question,
  );
}

export async function readJobDescriptionTemplate(db: Db, id: number): Promise<StoredTemplate | undefined> {
  const { rows } = await sql<StoredTemplate>`
    select ${shown}, t.duties, t.requirements, t.benefits from ${source} where t.id = ${id}`.execute(db);
  return rows[0];
}

interface PositionChoice {
  readonly id: number;
  readonly title: string;
  readonly client: string;
}

/** Newest first; every word of the search occurs in the title or the name of the client. */
export async function describedPositions(db: Db, words: readonly string[], most: number): Promise<PositionChoice[]> {
  const { rows } = await sql<PositionChoice>`
    select p.id, p.title, c.legal_business_name as client from open_position p join client c on c.id = p.client_id
    where ${holdsWords(words, sql`search_key(p.title || ' ' || c.legal_business_name)`)}
    order by p.opened_at desc, p.id desc limit ${most}`.execute(db);
  return rows;
}

/** What the form sets. */
export type JobDescriptionTemplateColumns = {
  readonly name: string;
  readonly family: JobFamily;
  readonly summary: string;
  readonly duties: string;
  readonly requirements: string;
  readonly benefits: string;
};

interface TemplateChange {
  readonly columns: Partial<JobDescriptionTemplateColumns> & { readonly is_active?: boolean };
  readonly actorId: number;
  readonly at: string;
}

export async function insertJobDescriptionTemplate(
  db: Db,
  { columns, actorId, at }: TemplateChange & { readonly columns: JobDescriptionTemplateColumns },
): Promise<number> {
  const row = { ...columns, updated_by_user_id: actorId, created_at: at, updated_at: at };
  return (await db.insertInto('job_description_template').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Answers the new version. */
export async function updateJobDescriptionTemplateColumns(
  db: Db,
  id: number,
  { columns, actorId, at }: TemplateChange,
): Promise<number> {
  const { version } = await db
    .updateTable('job_description_template')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_by_user_id: actorId, updated_at: at }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export type LockedJobDescriptionTemplate = JobDescriptionTemplateColumns & {
  readonly id: number;
  readonly version: number;
  readonly is_active: boolean;
};

export async function lockJobDescriptionTemplate(
  db: Db,
  id: number,
): Promise<LockedJobDescriptionTemplate | undefined> {
  const { rows } = await sql<LockedJobDescriptionTemplate>`
    select id, version, name, family, summary, duties, requirements, benefits, is_active
    from job_description_template where id = ${id} for update`.execute(db);
  return rows[0];
}

/** Versions of job descriptions that began with the template. */
export async function templateUses(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::integer as used from job_description where template_id = ${id}`.execute(db);
  return rows[0]?.used ?? 0;
}

export async function removeJobDescriptionTemplate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('job_description_template').where('id', '=', id).execute();
}
