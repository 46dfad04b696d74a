import type { HireAnswers } from '@muster/contract/domains/recruitment/hire-answers.ts';
import { payLine } from '@muster/contract/domains/recruitment/hire-composer.rules.ts';
import {
  type JobDescriptionText,
  mostSectionText,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';

/** Adds the pay to what was written without it: no pay leaves the portal. */
export function withPayLine(text: JobDescriptionText, answers: HireAnswers): JobDescriptionText {
  const line = payLine(answers);
  if (line === null || text.benefits.includes(line)) return text;
  const benefits = [`- ${line}`, text.benefits].filter((part) => part !== '').join('\n');
  return { ...text, benefits: benefits.slice(0, mostSectionText) };
}
