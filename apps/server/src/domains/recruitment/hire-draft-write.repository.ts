import type { HirePath } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import type { GeneratorFailure } from '@muster/contract/domains/recruitment/hire-generator.constants.ts';
import type { HireStep } from '@muster/contract/domains/recruitment/hire-steps.ts';
import type { JobDescriptionText } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { Db } from '../../database/db.ts';
import type { StoredAnswers } from './stored-hire-draft.ts';

interface NewHireDraft {
  readonly client_id: number;
  readonly userId: number;
  readonly question_set: number;
  readonly answers: StoredAnswers;
  readonly at: string;
}

export async function insertHireDraft(
  db: Db,
  { client_id, userId, question_set, answers, at }: NewHireDraft,
): Promise<{ id: number; uuid: string }> {
  return db
    .insertInto('hire_draft')
    .values({
      client_id,
      question_set,
      author_user_id: userId,
      updated_by_user_id: userId,
      answers: JSON.stringify(answers),
      created_at: at,
      updated_at: at,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
}

export interface HireDraftChange {
  readonly step?: HireStep | undefined;
  readonly path?: HirePath | undefined;
  readonly question_set?: number;
  readonly answers?: StoredAnswers;
  readonly body?: JobDescriptionText;
  readonly generated?: JobDescriptionText | null;
  readonly generated_by?: string | null;
  readonly prompt_version?: string | null;
  readonly input_hash?: string | null;
  readonly generated_at?: string | null;
  readonly generator_failure?: GeneratorFailure | null;
  readonly template_id?: number | null;
  readonly template_version?: number | null;
  readonly reviewed_by_user_id?: number | null;
  readonly reviewed_at?: string | null;
}

/** Answers the new version. */
export async function updateHireDraft(
  db: Db,
  id: number,
  { userId, at, ...change }: HireDraftChange & { readonly userId: number; readonly at: string },
): Promise<number> {
  const { answers, body, generated, ...columns } = change;
  const { version } = await db
    .updateTable('hire_draft')
    .set((row) => ({
      ...columns,
      ...(answers && { answers: JSON.stringify(answers) }),
      ...(body && { body: JSON.stringify(body) }),
      ...(generated !== undefined && { generated: generated && JSON.stringify(generated) }),
      updated_by_user_id: userId,
      updated_at: at,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Where the draft is opened the next time. It is no change of what it says. */
export async function storeHireStep(db: Db, id: number, step: HireStep): Promise<void> {
  await db.updateTable('hire_draft').set({ step }).where('id', '=', id).execute();
}

/** Suggestions that are not shown. They are no change of what the draft says. */
export async function storeDismissed(db: Db, id: number, dismissed: readonly string[]): Promise<void> {
  await db
    .updateTable('hire_draft')
    .set({ dismissed: [...dismissed] })
    .where('id', '=', id)
    .execute();
}

export async function storeHirePosition(db: Db, id: number, positionId: number): Promise<void> {
  await db.updateTable('hire_draft').set({ position_id: positionId }).where('id', '=', id).execute();
}

export async function removeHireDraft(db: Db, id: number): Promise<void> {
  await db.deleteFrom('hire_draft').where('id', '=', id).execute();
}
