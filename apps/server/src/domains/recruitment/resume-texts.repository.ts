import type { CandidateResume } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import type { ResumeTextState } from '@muster/contract/domains/recruitment/resume-texts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface UnreadResume {
  readonly attachment_id: number;
  readonly candidate_id: number;
  readonly storage_key: string;
  readonly media_type: string;
  /** Including this one. */
  readonly attempts: number;
}

/** Longer than any file may take to be read. */
const leaseSeconds = 120;

/** Takes the oldest resume that waits, or that a process began to read and did not finish. */
export async function takeUnreadResume(db: Db, at: string): Promise<UnreadResume | undefined> {
  const { rows } = await sql<UnreadResume>`
    with taken as (
      update resume_text set state = 'reading', attempts = attempts + 1, begun_at = ${at}::timestamptz
      where attachment_id = (
        select attachment_id from resume_text
        where state = 'waiting' or state = 'reading' and begun_at < ${at}::timestamptz - make_interval(secs => ${leaseSeconds})
        order by attachment_id limit 1 for update skip locked)
      returning attachment_id, attempts)
    select a.id as attachment_id, a.candidate_id, a.storage_key, a.media_type, taken.attempts
    from taken join attachment a on a.id = taken.attachment_id`.execute(db);
  return rows[0];
}

interface ReadText {
  readonly state: ResumeTextState;
  readonly text: string | null;
  readonly isCut: boolean;
  readonly words: readonly string[];
}

export async function storeResumeText(
  db: Db,
  attachmentId: number,
  { state, text, isCut, words }: ReadText,
): Promise<void> {
  await sql`update resume_text set state = ${state}, text = ${text}, is_cut = ${isCut}, words = array_to_tsvector(${[...words]}::text[])
    where attachment_id = ${attachmentId}`.execute(db);
}

/** Newest first, without private files of other readers. */
export async function resumesOf(db: Db, candidateId: number, readerId: number): Promise<CandidateResume[]> {
  const { rows } = await sql<CandidateResume>`
    select t.attachment_id, a.file_name, a.created_at as added_at, t.state, t.is_cut
    from resume_text t join attachment a on a.id = t.attachment_id
    where a.candidate_id = ${candidateId} and a.removed_at is null
      and (a.visibility <> 'staff_private' or a.uploaded_by_user_id = ${readerId})
    order by t.attachment_id desc`.execute(db);
  return rows;
}
