import type { z } from 'zod';
import { validationMessages as say } from './validation-messages.ts';

/**
 * The words of a refused value whose schema gives none, so that no answer contains those of the library (section 5.1). The
 * label is the name of the field.
 */
export function plainIssue(issue: z.core.$ZodRawIssue): string {
  const label = labelOf(issue.path ?? []);
  if (issue.input === undefined || issue.input === null || issue.input === '') return say.required(label);
  if (issue.code === 'too_big') return tooBig(issue, label);
  if (issue.code === 'too_small' && issue.origin !== 'string') return say.min(label, Number(issue.minimum));
  return say.invalid(label);
}

function tooBig(
  { origin, maximum }: z.core.$ZodIssueTooBig | z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>,
  label: string,
) {
  return origin === 'string' ? say.maxLength(label, Number(maximum)) : say.max(label, Number(maximum));
}

/** `client_id` is 'client', `shift_breaks.0.minutes` is 'minutes'. */
function labelOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string') ?? 'form';
  const words = String(name)
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ');
  return words.trim() === '' ? 'field' : words;
}
