import type { Codebase } from '../reading/codebase.ts';
import type { Finding, Rule } from './rule.ts';

/** The files are about the product, not about how or where they were written. */
const foreign = [
  /\/work\/|\/tmp\/(?!\$|\{)/,
  /\b(this|the|next|that) issue\b|\bissue #?\d+\b/i,
  /\bclaude\b|\banthropic\b|\bchatgpt\b|\bcopilot\b|\blanguage model\b|\bAI (assistant|agent)\b/i,
  /\bthese machines\b|\bworkplace\b|\bthe brief\b/i,
  /\bnpm registry\b|\bpackage registry\b/i,
];

const exempt = /^architecture\/(rules\/product-words\.ts|forbidden)/;

export const productWordsOnly: Rule = {
  name: 'product-words-only',
  asks: 'Documents and comments speak of the product alone, not of how or where it was written.',
  check: (codebase) => [...documentsOf(codebase), ...commentsOf(codebase)],
};

function documentsOf(codebase: Codebase): Finding[] {
  return [...codebase.texts].flatMap(([path, text]) =>
    path.endsWith('.json') ? [] : text.split('\n').flatMap((line, index) => findings(path, index + 1, line)),
  );
}

function commentsOf(codebase: Codebase): Finding[] {
  return [...codebase.sources.values()].flatMap((file) =>
    file.comments.flatMap(({ value, start }) => findings(file.path, file.lineAt(start), value)),
  );
}

function findings(path: string, line: number, text: string): Finding[] {
  if (exempt.test(path)) return [];
  const match = foreign.map((pattern) => pattern.exec(text)?.[0]).find((word) => word !== undefined);
  return match === undefined
    ? []
    : [{ file: path, line, says: `'${match}' is not about the product; say it without, or leave it out.` }];
}
