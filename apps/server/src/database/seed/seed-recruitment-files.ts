import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';
import { type KeepContent, storeAttachment } from './seed-files.ts';

interface FileFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
  readonly keep: KeepContent;
}

/** Files of every audience: a description and a test for some positions, resumes and results for candidates who are presented. */
export async function seedRecruitmentFiles(db: Kysely<Database>, { accounts, time, keep }: FileFacts): Promise<void> {
  const recruiter = accounts.find(({ account }) => account.role === 'recruitment')?.userId;
  const by = { type: null, ...(recruiter !== undefined && { userId: recruiter }) };
  const positions = await db.selectFrom('open_position').select(['id', 'title']).orderBy('id').limit(4).execute();
  for (const { id: open_position_id, title } of positions) {
    for (const { file, type, visibility } of ofPosition) {
      const owner = { open_position_id, position_attachment_type_id: type, visibility } as const;
      await storeAttachment(db, owner, { ...by, file: `${file}.pdf`, lines: [file, title] }, keep, time.now);
    }
  }
  const people = await db
    .selectFrom('application')
    .innerJoin('candidate', 'candidate.id', 'application.candidate_id')
    .select(['candidate.id', 'candidate.name'])
    .where('presented_at', 'is not', null)
    .orderBy('application.id')
    .limit(12)
    .execute();
  for (const { id: candidate_id, name } of new Map(people.map((person) => [person.id, person])).values()) {
    for (const { file, type, visibility } of ofCandidate) {
      const owner = { candidate_id, candidate_attachment_type_id: type, visibility } as const;
      await storeAttachment(db, owner, { ...by, file: `${file}.pdf`, lines: [file, name] }, keep, time.now);
    }
  }
}

const ofPosition = [
  { file: 'Job description', type: 1, visibility: 'client_shared' },
  { file: 'Skills test', type: 2, visibility: 'staff' },
  { file: 'Notes for the first call', type: 4, visibility: 'staff_private' },
] as const;

const ofCandidate = [
  { file: 'Resume', type: 1, visibility: 'client_shared' },
  { file: 'Assessment result', type: 4, visibility: 'staff' },
] as const;
