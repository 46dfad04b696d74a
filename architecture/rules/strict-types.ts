import { fileRule, found } from './rule.ts';

export const noAny = fileRule('no-any', 'No `any`: unknown data is read through a schema.', (file) =>
  file.nodesOf('TSAnyKeyword').map((node) => found(file, node, 'say the type, or `unknown` and check it.')),
);

export const noNonNull = fileRule('no-non-null', 'No `!` after a value: handle or refuse the absent case.', (file) =>
  file
    .nodesOf('TSNonNullExpression')
    .map((node) => found(file, node, 'handle the absent value, or throw an error that says what is missing.')),
);

export const noDoubleCast = fileRule(
  'no-double-cast',
  'No `as unknown as`: it hides correct errors of the compiler.',
  (file) =>
    file
      .nodesOf('TSAsExpression')
      .filter(({ expression }) => expression.type === 'TSAsExpression')
      .map((node) => found(file, node, 'make the types meet, or check the value.')),
);

const silencers = /(^|\s)@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|(v8|c8|istanbul) ignore/;

export const noSuppressions = fileRule('no-suppressions', 'No comment disables a check.', (file) =>
  file.comments
    .filter(({ value }) => silencers.test(value))
    .map((comment) => found(file, comment, 'mend what is reported instead of hiding it.')),
);

export const noPostponedWork = fileRule(
  'no-postponed-work',
  'No TODO, FIXME or XXX: committed code is finished.',
  (file) =>
    file.comments
      .filter(({ value }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(value))
      .map((comment) => found(file, comment, 'finish it now, or leave the comment out.')),
);
