import type { HireDraft, HireDraftRow } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { hireDraftAnswers } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import type { PastPay } from '@muster/contract/domains/recruitment/hire-insights.rules.ts';
import type { StoredHireDraft } from './stored-hire-draft.ts';

export const presentHireDraftRow = (draft: StoredHireDraft): HireDraftRow => ({
  uuid: draft.uuid,
  version: draft.version,
  title: draft.answers.title ?? null,
  step: draft.step,
  path: draft.path,
  author: draft.author,
  updated_by: draft.updated_by,
  updated_at: draft.updated_at,
  is_reviewed: draft.reviewed_at !== null,
});

export const presentHireDraft = (draft: StoredHireDraft, pastPay: readonly PastPay[]): HireDraft => ({
  ...presentHireDraftRow(draft),
  question_set: draft.question_set,
  // Without answers to questions that were removed.
  answers: hireDraftAnswers.parse(draft.answers),
  text: draft.body,
  generated: generatedOf(draft),
  template: templateOf(draft),
  review: draft.reviewed_at === null ? null : { at: draft.reviewed_at, by: draft.reviewed_by ?? 'Someone' },
  position_uuid: draft.position_uuid,
  past_pay: pastPay.map((pay) => ({ ...pay })),
});

function generatedOf({ generated, generated_at, generated_by, generator_failure }: StoredHireDraft) {
  if (generated === null || generated_at === null) return null;
  return { text: generated, at: generated_at, is_model: generated_by !== 'composer', failure: generator_failure };
}

function templateOf({ template_id: id, template: name, template_version: version }: StoredHireDraft) {
  return id === null || version === null ? null : { id, version, name: name ?? '' };
}
