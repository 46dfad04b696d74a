import { isRoundedNumber, normalizedIdentifier } from '@muster/contract/identifier.ts';
import type { TypedCell } from '../../platform/spreadsheet/read-rows.ts';
import { shownNumber } from '../../platform/spreadsheet/shown-number.ts';
import type { ImportColumn } from './kind-work.ts';

export interface Cell {
  readonly text: string;
  /** Null in a .csv file, whose cells have no type. */
  readonly type: TypedCell | { readonly kind: 'text' } | null;
}

export interface ReadCell {
  readonly text: string;
  /** Why the cell is not what its column holds, and what to do; null if it is. */
  readonly problem: string | null;
}

/**
 * The text of a cell as its column takes it. A spreadsheet program turns what a person types into numbers, days and truth
 * values: in a column for text such a cell is read only if it is known what the person sees.
 */
export function readCell({ text, type }: Cell, { holds = 'text', isIdentifier = false }: ImportColumn): ReadCell {
  const read = (seen: string): ReadCell => ({ text: isIdentifier ? normalizedIdentifier(seen) : seen, problem: null });
  const refused = (what: string): ReadCell => ({ text, problem: `contains ${what}: ${remedies[holds]}` });
  const isDecimal = isIdentifier && /^\d+[.,]\d+$/.test(normalizedIdentifier(text));
  if (type?.kind === 'text') return isIdentifier && isRoundedNumber(text) ? refused('a rounded number') : read(text);
  if (type === null && isTruth(text) && holds === 'text') return refused('a truth value');
  if (type === null) return isDecimal ? refused('a decimal number') : read(text);
  if (type.kind === 'boolean') return holds === 'flag' ? read(text) : refused('a truth value');
  if (type.kind === 'day') return holds === 'day' ? read(text) : refused('a date');
  if (holds === 'number') return /%/.test(type.format ?? '') ? refused('a percentage') : read(text);
  if (holds !== 'text') return read(text);
  if (isDecimal) return refused('a decimal number');
  const seen = shownNumber(text, type.format);
  return seen === null ? refused('a number that its format shows as something else') : read(seen);
}

/** As spreadsheet programs write them in a .csv file. */
const isTruth = (text: string) => text === 'TRUE' || text === 'FALSE';

const remedies = {
  text: 'format the column as text and enter it again.',
  number: 'enter a number.',
  day: 'write the day as YYYY-MM-DD.',
  flag: 'write Yes or No.',
} as const;
