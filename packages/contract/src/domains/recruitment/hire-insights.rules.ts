import { wholeUnits } from '../../money.ts';
import type { HireAnswers } from './hire-answers.ts';
import { firstMatch, wordRules } from './hire-insight-words.ts';
import { type JobDescriptionText, jobDescriptionSections } from './job-description-sections.ts';

export const insightKinds = ['missing part', 'clarity', 'biased wording', 'market words', 'pay range'] as const;
export type InsightKind = (typeof insightKinds)[number];

/** What a suggestion does at a press: other words in place of `found`, or other pay, in whole units. */
export type InsightAct =
  | { readonly label: string; readonly instead: string }
  | { readonly label: string; readonly pay: { readonly budget_least?: number; readonly budget_most?: number } };

interface PayRange {
  readonly least: number;
  readonly most: number;
}

/** Two ranges to compare, in cents a month. */
export interface PayScale {
  readonly draft: PayRange;
  readonly past: PayRange;
}

/** A suggestion with the reason for it. With `found`, these words of the section are marked. */
export interface Insight {
  readonly kind: InsightKind;
  readonly section: keyof JobDescriptionText | null;
  readonly found: string | null;
  readonly title: string;
  readonly reason: string;
  /** Null: people write something themselves. */
  readonly act: InsightAct | null;
  readonly scale: PayScale | null;
}

const byHand = { act: null, scale: null } as const;

/** What a company offered for its own positions before, in cents a month. */
export interface PastPay extends PayRange {
  readonly currency: string;
}

type InsightAnswers = Pick<HireAnswers, 'pay_least' | 'pay_most' | 'currency' | 'shift_start' | 'years'>;

/** `past`: of the same company alone, whose caller leaves out all others. */
export function insightsOf(
  text: JobDescriptionText,
  answers: InsightAnswers,
  past: readonly PastPay[],
): readonly Insight[] {
  return [
    ...missingParts(text, answers),
    ...wordInsights(text),
    ...longSentences(text),
    ...payInsights(text, answers, past),
  ];
}

function missingParts(text: JobDescriptionText, answers: InsightAnswers): Insight[] {
  const missing = (section: Insight['section'], title: string, reason: string): Insight => ({
    ...{ kind: 'missing part', section, title, reason, ...byHand },
    found: null,
  });
  const duties = text.duties.split('\n').filter((line) => line.trim() !== '').length;
  return [
    ...(duties < 3
      ? [missing('duties', 'Add more duties', 'Fewer than 3 duties say little about a day at work.')]
      : []),
    ...(text.benefits.trim() === ''
      ? [missing('benefits', 'Say what you offer', 'The description names no benefit, pay or growth.')]
      : []),
    ...(answers.shift_start === null
      ? [missing(null, 'Add the hours', 'Without hours, candidates cannot see which part of their day is work.')]
      : []),
    ...(answers.pay_least === null
      ? [missing(null, 'Add a pay range', 'Without a range, candidates learn late that the pay does not fit.')]
      : []),
  ];
}

function wordInsights(text: JobDescriptionText): Insight[] {
  return jobDescriptionSections.flatMap((section) =>
    wordRules.flatMap((rule) => {
      const match = firstMatch(text[section], rule);
      if (match === null) return [];
      const { found, instead } = match;
      const act = instead === null ? null : { label: `Use “${instead}”`, instead };
      return [{ kind: rule.kind, section, found, title: rule.title(found), reason: rule.reason, act, scale: null }];
    }),
  );
}

const mostWordsOfSentence = 35;

function longSentences(text: JobDescriptionText): Insight[] {
  return jobDescriptionSections.flatMap((section) => {
    const long = text[section]
      .split(/\n|(?<=[.!?])\s+/)
      .find((sentence) => sentence.trim().split(/\s+/).length > mostWordsOfSentence);
    if (long === undefined) return [];
    const reason = `A sentence has more than ${mostWordsOfSentence} words. Two short ones are easier to read.`;
    return [{ kind: 'clarity', section, found: long.trim(), title: 'Split a long sentence', reason, ...byHand }];
  });
}

const leastPastPositions = 2;

function payInsights(
  text: JobDescriptionText,
  { pay_least, pay_most, currency }: InsightAnswers,
  past: readonly PastPay[],
): Insight[] {
  if (pay_least === null || pay_most === null) return [];
  const own = past.filter((each) => each.currency === currency);
  if (own.length < leastPastPositions) return [];
  const [least, most] = [Math.min(...own.map((each) => each.least)), Math.max(...own.map((each) => each.most))];
  const source = `Your ${own.length} earlier positions offered ${currency} ${wholeUnits(least)} to ${wholeUnits(most)} a month.`;
  const insight = (title: string, figure: number, act: InsightAct): Insight => ({
    kind: 'pay range',
    ...placeOf(text, figure),
    ...{ title, reason: source, act },
    scale: { draft: { least: pay_least, most: pay_most }, past: { least, most } },
  });
  const all = {
    label: `Set the range to ${wholeUnits(least)} to ${wholeUnits(most)}`,
    pay: { budget_least: least / 100, budget_most: most / 100 },
  };
  if (pay_most < least) return [insight('The range is below your earlier positions', pay_most, all)];
  if (pay_least > most) return [insight('The range is above your earlier positions', pay_least, all)];
  if (pay_most >= most) return [];
  const top = { label: `Set the top to ${wholeUnits(most)}`, pay: { budget_most: most / 100 } };
  return [insight('The top of the range is below your earlier positions', pay_most, top)];
}

/** Where the text names an amount, in cents. */
function placeOf(text: JobDescriptionText, amount: number): Pick<Insight, 'section' | 'found'> {
  const found = wholeUnits(amount);
  const figure = new RegExp(String.raw`(?<![\d,.])${found}(?![,.]?\d)`);
  const section = jobDescriptionSections.find((one) => figure.test(text[one]));
  return section === undefined ? { section: null, found: null } : { section, found };
}

/** A section after the act of a suggestion about its words. */
export const withInstead = (text: string, { found, act }: Insight): string =>
  found === null || act === null || !('instead' in act) ? text : text.replace(found, () => act.instead);
