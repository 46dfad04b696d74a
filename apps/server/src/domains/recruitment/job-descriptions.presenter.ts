import type { CurrentJobDescription } from '@muster/contract/domains/recruitment/job-description-answers.ts';
import { sectionsOf } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { StoredJobDescription } from './job-descriptions.repository.ts';

/** Without `isWorking`, the text alone: an allow list. */
export function presentJobDescription(
  stored: StoredJobDescription | undefined,
  isWorking: boolean,
): CurrentJobDescription {
  if (!stored) return { description: null };
  const { summary, duties, requirements, benefits, ...work } = stored;
  const text = sectionsOf({ summary, duties, requirements, benefits });
  return { description: isWorking ? { ...text, work } : text };
}
