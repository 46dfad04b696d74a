import {
  type JobDescriptionText,
  jobDescriptionSections,
  mostSectionText,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { z } from 'zod';

const section = (least: number) => z.string().trim().min(least).max(mostSectionText);
const list = (least: number) =>
  section(least).refine((text) => text.split('\n').every((line) => line.startsWith('- ')));

const generatedText = z.strictObject({
  summary: section(40),
  duties: list(20).refine((text) => text.split('\n').length >= 2),
  requirements: list(10),
  benefits: z.literal('').or(list(5)),
});

/** Markup, code, links, mail addresses, long numbers, and characters that are not shown or that change the direction of a text. */
const forbidden = /[<>{}`]|\]\(|https?:|www\.|\S@\S+\.\S|\d(?:[\s()./-]{0,2}\d){6,}|[^\P{C}\n]/iu;

/** Checks what a model wrote. Null: not a description of this job in plain text. */
export function checkedText(content: string, title: string): JobDescriptionText | null {
  const parsed = generatedText.safeParse(jsonOf(withoutFence(content)));
  if (!parsed.success) return null;
  const text = parsed.data;
  if (jobDescriptionSections.some((name) => forbidden.test(text[name]))) return null;
  return text.summary.toLowerCase().includes(title.trim().toLowerCase()) ? text : null;
}

/** Many models set the whole answer in a code block, even if the prompt forbids it. */
const withoutFence = (content: string) => /^\s*```(?:json)?\n(.*)\n```\s*$/su.exec(content)?.[1] ?? content;

interface ModelAnswer {
  readonly content: string;
  readonly isRefused: boolean;
}

const part = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
const answer = z.object({
  choices: z.array(z.object({ delta: part.optional(), message: part.optional(), finish_reason: z.string().nullish() })),
});

/** Joins the events of a stream, or reads an answer that came as a whole. Null: neither, or a stream without its end. */
export function modelAnswerOf(body: string): ModelAnswer | null {
  const events = body.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  const isStream = events.length > 0;
  const data = isStream ? events.map((line) => line.slice('data:'.length).trim()) : [body];
  if (isStream && data.at(-1) !== '[DONE]') return null;
  const parsed = data.filter((text) => text !== '[DONE]').map((text) => answer.safeParse(jsonOf(text)));
  if (parsed.some(({ success }) => !success)) return null;
  const choices = parsed.flatMap(({ data: given }) => given?.choices.slice(0, 1) ?? []);
  if (choices.some(({ finish_reason }) => finish_reason === 'length')) return null;
  const parts = choices.map(({ delta, message }) => delta ?? message);
  return {
    content: parts.map((each) => each?.content ?? '').join(''),
    isRefused:
      parts.some((each) => (each?.refusal ?? '') !== '') ||
      choices.some(({ finish_reason }) => finish_reason === 'content_filter'),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
