import { hireQuestionLabels as labels } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import { answerErrors, missingQuestions } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import type { HireDraftAnswers } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';

/** What keeps the answers from being published: what is missing in one sentence, then what is wrong. Null: nothing. */
export function errorsText(answers: HireDraftAnswers): string | null {
  const missing = missingQuestions(answers);
  const others = Object.entries(answerErrors(answers)).flatMap(([question, texts]) =>
    missing.some((each) => each === question) ? [] : texts,
  );
  const names = missing.map((question) => labels[question]);
  return [...(names.length === 0 ? [] : [`Missing: ${names.join(', ')}.`]), ...others].join(' ') || null;
}
