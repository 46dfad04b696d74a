import { type JobDescriptionText, mapSections } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { fillJobDescription } from '@muster/contract/domains/recruitment/job-description-template.rules.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { demoTemplates } from './demo-job-description-templates.ts';
import { demoDescriptions } from './demo-job-descriptions.ts';
import { describedPositions } from './described-positions.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';

interface DescriptionFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

/** Templates, and descriptions of most positions. Run it after the positions. */
export async function seedJobDescriptions(db: Kysely<Database>, { accounts, time }: DescriptionFacts): Promise<void> {
  const now = Temporal.Instant.from(time.now);
  const hoursAgo = (hours: number) => now.subtract({ hours }).toString();
  const userOf = (role: string) => accounts.find(({ account }) => account.role === role)?.userId ?? null;
  const [writer, reviewer] = [userOf('recruitment'), userOf('hr')];
  const templates = await storeTemplates(db, { at: hoursAgo(100 * 24), userId: writer });
  const positions = await describedPositions(db);
  const records = demoDescriptions.flatMap(({ position: index, versions }) => {
    const position = positions[index];
    if (!position) throw new Error(`There is no demo position ${index} to describe.`);
    let text: JobDescriptionText = mapSections(() => '');
    return versions.map((version, at) => {
      const template = version.template === undefined ? null : templates.get(version.template);
      if (template === undefined) throw new Error(`There is no demo template ${version.template}.`);
      const begun = version.text ?? (template === null ? text : sectionsOnly(fillJobDescription(template, position)));
      text = edited(begun, version.edits ?? []);
      const isReviewed = version.reviewedAfter !== undefined;
      return {
        ...text,
        ...(version.isGenerated && generatedParts(begun)),
        position_id: position.id,
        number: at + 1,
        origin: version.isGenerated ? 'generated' : template === null ? 'typed' : 'template',
        template_id: template?.id ?? null,
        template_version: template === null ? null : 1,
        written_at: hoursAgo(version.ago * 24),
        written_by_user_id: writer,
        reviewed_at: isReviewed ? hoursAgo(version.ago * 24 - (version.reviewedAfter ?? 0)) : null,
        reviewed_by_user_id: isReviewed ? reviewer : null,
      };
    });
  });
  for (const record of records) await db.insertInto('job_description').values(record).execute();
}

async function storeTemplates(
  db: Kysely<Database>,
  { at, userId }: { readonly at: string; readonly userId: number | null },
): Promise<ReadonlyMap<string, JobDescriptionText & { readonly id: number }>> {
  const values = demoTemplates.map(({ isArchived = false, ...template }) => ({
    ...template,
    is_active: !isArchived,
    updated_by_user_id: userId,
    created_at: at,
    updated_at: at,
  }));
  const stored = await db
    .insertInto('job_description_template')
    .values(values)
    .returning(['id', 'name', 'summary', 'duties', 'requirements', 'benefits'])
    .execute();
  return new Map(stored.map(({ name, ...template }) => [name, template]));
}

const sectionsOnly = (text: JobDescriptionText): JobDescriptionText => mapSections((section) => text[section]);

type Edits = NonNullable<(typeof demoDescriptions)[number]['versions'][number]['edits']>;

function edited(text: JobDescriptionText, edits: Edits): JobDescriptionText {
  const sections = { ...text };
  for (const [section, from, to] of edits) {
    if (!sections[section].includes(from)) throw new Error(`A demo description does not contain: ${from}`);
    sections[section] = sections[section].replace(from, to);
  }
  return sections;
}

const generatedParts = (text: JobDescriptionText) => ({
  generated_summary: text.summary,
  generated_duties: text.duties,
  generated_requirements: text.requirements,
  generated_benefits: text.benefits,
  generated_by: 'templates',
  prompt_version: '1',
  input_hash: 'a3f1c2d4e5b697887766554433221100ffeeddccbbaa99887766554433221100',
});
