import type { HireDraft, HireDraftAnswers } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import type { GeneratorFailure } from '@muster/contract/domains/recruitment/hire-generator.constants.ts';
import type { JobDescriptionText } from '@muster/contract/domains/recruitment/job-description-sections.ts';

/** With answers to questions that were removed. */
export type StoredAnswers = HireDraftAnswers & Readonly<Record<string, unknown>>;

export interface StoredHireDraft {
  readonly id: number;
  readonly uuid: string;
  readonly version: number;
  readonly client_id: number;
  readonly author_user_id: number;
  readonly author: string;
  readonly question_set: number;
  readonly step: HireDraft['step'];
  readonly path: HireDraft['path'];
  readonly answers: StoredAnswers;
  readonly body: JobDescriptionText | null;
  readonly generated: JobDescriptionText | null;
  readonly generated_by: string | null;
  readonly prompt_version: string | null;
  readonly input_hash: string | null;
  readonly generated_at: string | null;
  readonly generator_failure: GeneratorFailure | null;
  readonly template_id: number | null;
  readonly template: string | null;
  readonly template_version: number | null;
  readonly reviewed_by_user_id: number | null;
  readonly reviewed_by: string | null;
  readonly reviewed_at: string | null;
  readonly position_id: number | null;
  readonly position_uuid: string | null;
  readonly updated_by: string;
  readonly updated_at: string;
  /** IANA name and code of what was answered; null: nothing was. */
  readonly zone: string | null;
  readonly currency: string | null;
}
