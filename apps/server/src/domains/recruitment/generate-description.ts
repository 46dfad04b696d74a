import { createHash } from 'node:crypto';
import type { HireAnswers } from '@muster/contract/domains/recruitment/hire-answers.ts';
import { composeDescription, composerVersion } from '@muster/contract/domains/recruitment/hire-composer.rules.ts';
import type { GeneratorFailure } from '@muster/contract/domains/recruitment/hire-generator.constants.ts';
import type { JobDescriptionText } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { TextGenerator } from '../../platform/outbound/text-generator.ts';
import { checkedText, modelAnswerOf } from './generator-answer.ts';
import { generatorMessages, promptVersion } from './generator-prompt.ts';

export interface GeneratedDescription {
  readonly text: JobDescriptionText;
  readonly generated_by: string;
  readonly prompt_version: string;
  readonly input_hash: string;
  /** Why the composer wrote the text instead of the model; null: as intended. */
  readonly failure: GeneratorFailure | null;
}

/** Never throws for what the model does: the composer writes the text instead. `generator` null: none is set up. */
export async function generateDescription(
  answers: HireAnswers,
  generator: TextGenerator | null,
): Promise<GeneratedDescription> {
  if (generator === null) return composed(answers, null);
  const body = JSON.stringify({
    model: generator.model,
    messages: generatorMessages(answers),
    stream: true,
    response_format: { type: 'json_object' },
  });
  const result = await askModel(generator, body, answers.title);
  if (typeof result === 'string') return composed(answers, result);
  return {
    text: result,
    generated_by: generator.model,
    prompt_version: promptVersion,
    input_hash: hashOf(body),
    failure: null,
  };
}

async function askModel(
  { url, key, http }: TextGenerator,
  body: string,
  title: string,
): Promise<JobDescriptionText | GeneratorFailure> {
  const headers = {
    accept: 'text/event-stream, application/json',
    'content-type': 'application/json',
    authorization: `Bearer ${key}`,
  };
  const target = new URL(`${url.href.replace(/\/$/, '')}/chat/completions`);
  const answer = await http.send({ method: 'POST', url: target, headers, body }).catch(() => null);
  if (answer?.status !== 200) return 'unreachable';
  const model = modelAnswerOf(answer.body);
  if (model?.isRefused) return 'refused';
  return (model && checkedText(model.content, title)) ?? 'unusable';
}

const composed = (answers: HireAnswers, failure: GeneratorFailure | null): GeneratedDescription => ({
  text: composeDescription(answers),
  generated_by: 'composer',
  prompt_version: composerVersion,
  input_hash: hashOf(JSON.stringify(answers)),
  failure,
});

const hashOf = (input: string) => createHash('sha256').update(input).digest('hex');
