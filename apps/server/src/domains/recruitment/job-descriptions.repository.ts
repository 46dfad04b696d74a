import type { JobDescriptionVersion } from '@muster/contract/domains/recruitment/job-description-answers.ts';
import type {
  JobDescriptionOrigin,
  JobDescriptionText,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const version = sql`d.number, d.origin, d.written_at, w.name as written_by, d.reviewed_at, r.name as reviewed_by,
    case when d.template_id is not null
      then json_build_object('id', d.template_id, 'name', t.name, 'version', d.template_version) end as template`;
const source = sql`job_description d
    left join job_description_template t on t.id = d.template_id
    left join app_user w on w.id = d.written_by_user_id
    left join app_user r on r.id = d.reviewed_by_user_id`;

export interface StoredJobDescription extends JobDescriptionText, JobDescriptionVersion {
  readonly generated: Record<keyof JobDescriptionText, string> | null;
}

/** The newest version of a position, or its newest reviewed one. */
export async function newestJobDescription(
  db: Db,
  { positionId, isReviewed }: { readonly positionId: number; readonly isReviewed: boolean },
): Promise<StoredJobDescription | undefined> {
  const { rows } = await sql<StoredJobDescription>`
    select ${version}, d.summary, d.duties, d.requirements, d.benefits,
      case when d.origin = 'generated' then json_build_object('summary', d.generated_summary, 'duties', d.generated_duties,
        'requirements', d.generated_requirements, 'benefits', d.generated_benefits) end as generated
    from ${source}
    where d.position_id = ${positionId} and (d.reviewed_at is not null or not ${isReviewed}::boolean)
    order by d.number desc limit 1`.execute(db);
  return rows[0];
}

/** Newest first. */
export async function jobDescriptionVersions(db: Db, positionId: number): Promise<JobDescriptionVersion[]> {
  const { rows } = await sql<JobDescriptionVersion>`
    select ${version} from ${source} where d.position_id = ${positionId} order by d.number desc`.execute(db);
  return rows;
}

/** The texts of some versions, by number. */
export async function jobDescriptionTexts(
  db: Db,
  { positionId, numbers }: { readonly positionId: number; readonly numbers: readonly number[] },
): Promise<ReadonlyMap<number, JobDescriptionText>> {
  const { rows } = await sql<JobDescriptionText & { number: number }>`
    select number, summary, duties, requirements, benefits from job_description
    where position_id = ${positionId} and number = any (${[...numbers]}::integer[])`.execute(db);
  return new Map(rows.map(({ number, ...text }) => [number, text]));
}

export interface LockedJobDescription extends JobDescriptionText {
  /** The number of the newest version; 0: none yet. */
  readonly version: number;
  readonly title: string;
  readonly reviewed_at: string | null;
  readonly reviewed_by: string | null;
}

/** Locks the position, so that two versions of it never get one number. */
export async function lockJobDescription(db: Db, positionId: number): Promise<LockedJobDescription | undefined> {
  const { rows: positions } = await sql<{ title: string }>`
    select title from open_position where id = ${positionId} for no key update`.execute(db);
  const [position] = positions;
  if (!position) return undefined;
  const newest = await newestJobDescription(db, { positionId, isReviewed: false });
  if (!newest) return { ...position, ...unwritten };
  const { number, summary, duties, requirements, benefits, reviewed_at, reviewed_by } = newest;
  return { ...position, version: number, summary, duties, requirements, benefits, reviewed_at, reviewed_by };
}

const unwritten = {
  ...{ version: 0, reviewed_at: null, reviewed_by: null },
  ...{ summary: '', duties: '', requirements: '', benefits: '' },
};

/** Nobody deletes the template until the transaction ends. */
export async function usableTemplate(
  db: Db,
  id: number,
): Promise<{ name: string; version: number; is_active: boolean } | undefined> {
  const { rows } = await sql<{ name: string; version: number; is_active: boolean }>`
    select name, version, is_active from job_description_template where id = ${id} for key share`.execute(db);
  return rows[0];
}

interface NewJobDescription extends JobDescriptionText {
  readonly position_id: number;
  readonly number: number;
  readonly origin: JobDescriptionOrigin;
  readonly template_id: number | null;
  readonly template_version: number | null;
  readonly written_at: string;
  readonly written_by_user_id: number;
  readonly generated_summary?: string | null;
  readonly generated_duties?: string | null;
  readonly generated_requirements?: string | null;
  readonly generated_benefits?: string | null;
  readonly generated_by?: string | null;
  readonly prompt_version?: string | null;
  readonly input_hash?: string | null;
}

export async function insertJobDescription(db: Db, record: NewJobDescription): Promise<void> {
  await db.insertInto('job_description').values(record).execute();
}

interface Review {
  readonly positionId: number;
  readonly number: number;
  readonly at: string;
  readonly userId: number;
}

export async function storeReview(db: Db, { positionId, number, at, userId }: Review): Promise<void> {
  await db
    .updateTable('job_description')
    .set({ reviewed_at: at, reviewed_by_user_id: userId })
    .where('position_id', '=', positionId)
    .where('number', '=', number)
    .execute();
}
