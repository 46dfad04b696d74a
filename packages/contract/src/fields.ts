import { z } from 'zod';
import { isRoundedNumber, normalizedIdentifier } from './identifier.ts';
import { centsFrom } from './money.ts';
import { isDay } from './plain-day.ts';
import { validationMessages as say } from './validation-messages.ts';

/**
 * Field schemas that calls and forms share. Each takes the field's label for its messages. Typed text
 * is trimmed. An optional field turns an emptied input into null and leaves an absent one absent: an update that
 * omits a field keeps the stored value.
 */
export function requiredText(label: string, most: number, spelling = trimmed) {
  return z
    .string({ error: missingOr(label, say.invalid(label)) })
    .overwrite(spelling)
    .min(1, say.required(label))
    .max(most, say.maxLength(label, most))
    .refine(isPrintable, say.invalid(label));
}

/** The name of a person. It must be a single line, because emails contain it. */
export function requiredName(label: string, most: number) {
  return requiredText(label, most).refine(isOneLine, say.oneLine(label));
}

const isOneLine = (value: string) => !/[\t\n\r\u0085\u2028\u2029]/u.test(value);

/** Like requiredText, stored in one spelling. */
export function requiredIdentifier(label: string, most: number) {
  return requiredText(label, most, normalizedIdentifier).refine(isExact, say.invalid(label));
}

export function optionalIdentifier(label: string, most: number) {
  return emptyIsNull(text(label, most, normalizedIdentifier).refine(isExact, say.invalid(label)));
}

export function optionalText(label: string, most: number) {
  return emptyIsNull(text(label, most));
}

/** `HH:MM`, from 00:00 to 23:59. */
export function requiredClockTime(label: string) {
  return requiredText(label, 5).refine((text) => text === '' || isClockTime(text), say.invalid(label));
}

export function optionalClockTime(label: string) {
  return optionalText(label, 5).refine((text) => text == null || isClockTime(text), say.invalid(label));
}

const isClockTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function requiredEmail(label: string, most: number) {
  return requiredText(label, most).pipe(z.email(say.email(label)));
}

export function optionalEmail(label: string, most: number) {
  return emptyIsNull(text(label, most).refine((email) => email === '' || isEmail(email), say.email(label)));
}

/** One of a closed list; `most` checks the length first, if the specification gives one. */
export function requiredChoice<const V extends readonly [string, ...string[]]>(label: string, values: V, most = 50) {
  return requiredText(label, most).pipe(z.enum(values, { error: say.invalid(label) }));
}

/** Id of another record. */
export function requiredId(label: string) {
  return z
    .number({ error: missingOr(label, say.invalid(label)) })
    .int(say.invalid(label))
    .min(1, say.invalid(label))
    .max(2_147_483_647, say.invalid(label));
}

/** An id as text, in a form or a query. */
export function textId(label: string) {
  return z
    .union([z.string(), z.number()], { error: say.required(label) })
    .transform((given) => (typeof given === 'string' && given.trim() !== '' ? Number(given) : given))
    .pipe(requiredId(label));
}

export function optionalId(label: string) {
  return z
    .union([z.literal(''), requiredId(label)], { error: say.invalid(label) })
    .nullable()
    .transform((id) => (id === '' ? null : id))
    .optional();
}

/** Plain date, YYYY-MM-DD, from 1900 to 9999-12-31 (section 2.10). */
export function requiredDay(label: string) {
  return z
    .string({ error: missingOr(label, say.invalid(label)) })
    .trim()
    .min(1, say.required(label))
    .refine((day) => day === '' || isDay(day), say.invalid(label));
}

export function optionalDay(label: string) {
  return emptyIsNull(
    z
      .string({ error: say.invalid(label) })
      .trim()
      .refine((day) => day === '' || isDay(day), say.invalid(label)),
  );
}

export function flag(label: string) {
  return z.boolean({ error: missingOr(label, say.invalid(label)) });
}

export interface AmountBounds {
  /** Whole currency units, both ends inclusive. */
  readonly least: number;
  readonly most: number;
}

/** Parses whole units with up to two decimals, as text or number, to integer cents (section 9). */
export function requiredAmount(label: string, bounds: AmountBounds) {
  return amountText(label)
    .refine((amount) => amount !== '', say.required(label))
    .transform((amount, context) => boundedCents(amount, label, bounds, context));
}

/** Like requiredAmount; an emptied input is null. */
export function optionalAmount(label: string, bounds: AmountBounds) {
  return amountText(label)
    .nullable()
    .transform((amount, context) =>
      amount === null || amount === '' ? null : boundedCents(amount, label, bounds, context),
    )
    .optional();
}

function isEmail(email: string): boolean {
  return z.email().safeParse(email).success;
}

/** Without the marks that turn the direction of a text: it reads differently from what is stored. Pasted text may have them. */
export const withoutDirections = (typed: string) => typed.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

const trimmed = (typed: string) => withoutDirections(typed).trim();

const isExact = (identifier: string) => !isRoundedNumber(identifier);

function text(label: string, most: number, spelling = trimmed) {
  return z
    .string({ error: say.invalid(label) })
    .overwrite(spelling)
    .max(most, say.maxLength(label, most))
    .refine(isPrintable, say.invalid(label));
}

function emptyIsNull<T extends z.ZodType<string, string>>(schema: T) {
  return schema
    .nullable()
    .transform((value) => (value === '' ? null : value))
    .optional();
}

function amountText(label: string) {
  return z.union([z.string().trim().max(20), z.number()], { error: missingOr(label, say.number(label)) });
}

function boundedCents(amount: string | number, label: string, bounds: AmountBounds, context: z.core.$RefinementCtx) {
  const cents = centsFrom(amount);
  const problem = amountProblem(cents, label, bounds);
  if (cents !== null && problem === null) return cents;
  context.addIssue({ code: 'custom', message: problem ?? say.number(label) });
  return z.NEVER;
}

function amountProblem(cents: number | null, label: string, { least, most }: AmountBounds): string | null {
  if (cents === null) return say.number(label);
  if (cents < least * 100) return say.min(label, least);
  return cents > most * 100 ? say.max(label, most) : null;
}

export function missingOr(label: string, otherwise: string) {
  return (issue: { readonly input?: unknown }) =>
    issue.input == null || issue.input === '' ? say.required(label) : otherwise;
}

/** Without control characters and NUL, which the database refuses, and without half of a character (a lone surrogate). */
export function isPrintable(value: string): boolean {
  if (/\p{Cs}/u.test(value)) return false;
  return [...value].every((character) => (character >= ' ' ? character !== '\u007f' : '\t\n\r'.includes(character)));
}

// Without Temporal: browsers that lack it would have to load the polyfill for a form.
