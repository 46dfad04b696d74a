import { resumeTypeId } from '@muster/contract/domains/recruitment/resume-texts.constants.ts';
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
    .innerJoin('candidate_private', 'candidate_private.candidate_id', 'candidate.id')
    .select(['candidate.id', 'candidate.name', 'candidate.headline', 'candidate_private.tags'])
    .where('presented_at', 'is not', null)
    .orderBy('application.id')
    .limit(12)
    .execute();
  const presented = new Map(people.map((person) => [person.id, person]));
  const others = await db
    .selectFrom('candidate')
    .innerJoin('candidate_private', 'candidate_private.candidate_id', 'candidate.id')
    .select(['candidate.id', 'candidate.name', 'candidate.headline', 'candidate_private.tags'])
    .orderBy('candidate.id', 'desc')
    .limit(resumesOfOthers)
    .execute();
  for (const person of presented.values()) {
    for (const { file, type, visibility } of ofCandidate) {
      const owner = { candidate_id: person.id, candidate_attachment_type_id: type, visibility } as const;
      const lines = type === resumeTypeId ? resumeOf(person) : [file, person.name];
      await storeAttachment(db, owner, { ...by, file: `${file}.pdf`, lines }, keep, time.now);
    }
  }
  for (const person of others.filter(({ id }) => !presented.has(id))) {
    const owner = {
      candidate_id: person.id,
      candidate_attachment_type_id: resumeTypeId,
      visibility: 'staff',
    } as const;
    await storeAttachment(db, owner, { ...by, file: 'Resume.pdf', lines: resumeOf(person) }, keep, time.now);
  }
}

const resumesOfOthers = 40;

interface Applicant {
  readonly id: number;
  readonly name: string;
  readonly headline: string | null;
  readonly tags: readonly string[];
}

/** Words that no column of the candidate has, so that the search finds them in the text alone. */
function resumeOf({ id, name, headline, tags }: Applicant): string[] {
  const employer = employers[id % employers.length] ?? '';
  const school = schools[id % schools.length] ?? '';
  return [
    name,
    headline ?? '',
    `Skills: ${tags.join(', ')}`,
    `${2015 + (id % 8)} to today: ${employer}`,
    `Worked with clients in ${id % 2 === 0 ? 'Melbourne and Auckland' : 'Sydney and Perth'}, remotely and in the office.`,
    `Education: ${school}`,
    'References are available on request.',
  ];
}

const employers = [
  'Reconciled bank accounts and closed the month for a wholesale company.',
  'Answered calls and chats of a telecommunications provider on night shifts.',
  'Ran onboarding for a team of twenty and wrote its knowledge base.',
  'Prepared superannuation reports and payslips for four companies.',
  'Tested a mobile banking application, by hand and with scripts.',
] as const;

const schools = [
  'Bachelor of Science in Accountancy, University of Santo Tomas',
  'Bachelor of Arts in Communication, Ateneo de Davao',
  'Bachelor of Science in Information Technology, Mapua University',
] as const;

const ofPosition = [
  { file: 'Job description', type: 1, visibility: 'client_shared' },
  { file: 'Skills test', type: 2, visibility: 'staff' },
  { file: 'Notes for the first call', type: 4, visibility: 'staff_private' },
] as const;

const ofCandidate = [
  { file: 'Resume', type: resumeTypeId, visibility: 'client_shared' },
  { file: 'Assessment result', type: 4, visibility: 'staff' },
] as const;
