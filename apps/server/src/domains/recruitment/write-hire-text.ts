import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import { hireAnswersOf } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import type { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { mapSections, sectionsOf } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { fillJobDescription } from '@muster/contract/domains/recruitment/job-description-template.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type GeneratedDescription, generateDescription } from './generate-description.ts';
import { knownHireDraft, lockedHireDraft } from './hire-draft-source.ts';
import { type HireDraftChange, updateHireDraft } from './hire-draft-write.repository.ts';
import { concludeHireDraftChange } from './hire-drafts.events.ts';
import { companyName } from './hire-drafts.repository.ts';
import { withPayLine } from './hire-pay-line.ts';
import { readJobDescriptionTemplate } from './job-description-templates.repository.ts';
import { logText } from './logged-hire-draft.ts';
import type { StoredHireDraft } from './stored-hire-draft.ts';

type Input = CallInput<(typeof hireDraftsCalls)['write']>;

const defaultZone = 'Asia/Manila';

/** Before the transaction: asks the model, which may take a minute. Null: a template is used. @throws Problem not-found */
export async function generateHireText(
  ctx: Ctx,
  { params: { uuid }, body }: Input,
): Promise<GeneratedDescription | null> {
  const draft = await knownHireDraft(ctx, uuid);
  if (body.template_id !== null || draft.version !== body.version || draft.position_id !== null) return null;
  const answers = hireAnswersOf(draft.answers, { zone: draft.zone ?? defaultZone, currency: draft.currency });
  const made = await generateDescription(answers, ctx.generator);
  return { ...made, text: withPayLine(made.text, answers) };
}

/** Replaces the text. @throws Problem not-found; conflict if the draft changed meanwhile; invalid-input for a template of no use */
export async function writeHireText(
  ctx: Ctx,
  { params: { uuid }, body }: Input,
  made: GeneratedDescription | null,
): Promise<CallAnswer<(typeof hireDraftsCalls)['write']>> {
  const stored = await lockedHireDraft(ctx, { uuid, version: body.version });
  const at = ctx.clock.now().toString();
  const change = made === null ? await fromTemplate(ctx, stored, body.template_id) : generatedChange(made, at);
  const version = await updateHireDraft(ctx.db, stored.id, { ...change, userId: ctx.viewer.userId, at });
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  if (change.body)
    logText(stored.body, change.body, (name, was, is) => {
      before[name] = was;
      after[name] = is;
      return was !== is;
    });
  await concludeHireDraftChange(ctx, stored, {
    event: 'recruitment.write-hire-text',
    before,
    after,
    version,
    details: { title: stored.answers.title ?? null, by: made?.generated_by ?? 'template' },
  });
  return { version };
}

const generatedChange = (
  { text, generated_by, prompt_version, input_hash, failure }: GeneratedDescription,
  at: string,
): HireDraftChange => ({
  path: 'generated',
  body: text,
  generated: text,
  ...{ generated_by, prompt_version, input_hash, generated_at: at, generator_failure: failure },
  ...{ template_id: null, template_version: null },
});

async function fromTemplate(ctx: Ctx, stored: StoredHireDraft, id: number | null): Promise<HireDraftChange> {
  const template = id === null ? undefined : await readJobDescriptionTemplate(ctx.db, id);
  if (!template?.is_active) throw invalidInput({ template_id: ['The Template is invalid.'] });
  const answers = hireAnswersOf(stored.answers, { zone: stored.zone ?? defaultZone, currency: null });
  const position = { ...answers, client: await companyName(ctx.db, stored.client_id) };
  return {
    path: 'template',
    body: sectionsOf(
      fillJobDescription(
        mapSections((section) => template[section]),
        position,
      ),
    ),
    ...{ generated: null, generated_by: null, prompt_version: null, input_hash: null, generated_at: null },
    generator_failure: null,
    ...{ template_id: template.id, template_version: template.version },
  };
}
