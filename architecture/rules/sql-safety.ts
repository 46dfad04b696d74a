import type { Node } from 'oxc-parser';
import type { Codebase } from '../reading/codebase.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { nameOf } from './code-locations.ts';
import { fileRule, found, isTest } from './rule.ts';
import { isConstant } from './sql-constants.ts';
import { readsLikeSql, sqlTextsOf, textOf } from './sql-text.ts';

export const sqlValuesAreBound = fileRule(
  'sql-values-are-bound',
  'Values reach SQL as bound parameters; only constants and names quoted by pg become part of a statement.',
  (file, codebase) => {
    if (!/^(apps\/server\/src|bench)\//.test(file.path) || isTest(file.path)) return [];
    const wrong = [...holesOf(file), ...rawOf(file), ...addedOf(file)].filter(
      (node) => !isConstant(codebase, file, node),
    );
    return wrong.map((node) => found(file, node, 'bind it as a parameter, or look it up in a constant map.'));
  },
);

/** Kysely's `sql` tag binds its interpolated values. */
function holesOf(file: SourceFile): Node[] {
  return sqlTextsOf(file)
    .filter(({ node }) => !isSqlTag(file.parents.get(node)))
    .flatMap(({ holes }) => holes);
}

function isSqlTag(parent: Node | undefined): boolean {
  return parent?.type === 'TaggedTemplateExpression' && nameOf(parent.tag) === 'sql';
}

/** Kysely quotes names, so the tools of the schema and the fields of declared lists may be named by variables. */
const namesFreely = /^apps\/server\/src\/(?:database\/|platform\/table\/declared-field\.ts$)/;

function rawOf(file: SourceFile): Node[] {
  const named = namesFreely.test(file.path) ? '' : '|ref|table|id';
  const unbound = new RegExp(`^sql\\.(raw|lit|literal|unsafe${named})$`);
  return file
    .nodesOf('CallExpression')
    .filter(({ callee }) => unbound.test(nameOf(callee)))
    .flatMap((call) => call.arguments);
}

function addedOf(file: SourceFile): Node[] {
  return file
    .nodesOf('BinaryExpression')
    .filter(({ operator, left }) => operator === '+' && startsSql(left))
    .flatMap(({ left, right }) => [left, right]);
}

function startsSql(node: Node): boolean {
  if (node.type === 'BinaryExpression') return startsSql(node.left);
  if (node.type === 'TemplateLiteral') return readsLikeSql(textOf(node));
  return node.type === 'Literal' && typeof node.value === 'string' && readsLikeSql(node.value);
}

/** The tables that SQL functions write to, by function name. */
export function writesOf(codebase: Codebase, file: SourceFile): { readonly table: string; readonly node: Node }[] {
  const written = [...sqlTextsOf(file), ...fragmentsOf(file)].flatMap(({ node, text }) =>
    [...text.matchAll(writing)].map((match) => ({ table: (match[1] ?? match[2] ?? '').replaceAll('"', ''), node })),
  );
  const built = file.nodesOf('CallExpression').flatMap((node) => {
    const [first] = node.arguments;
    const { callee } = node;
    const isWrite =
      callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && builders.has(callee.property.name);
    if (!isWrite || first?.type !== 'Literal' || typeof first.value !== 'string') return [];
    return [{ table: first.value.split(' ')[0] ?? '', node }];
  });
  return [...written, ...built].filter(({ table }) => codebase.sources.size > 0 && table !== '');
}

const builders = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const writing =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(["\w]+)|\bupdate\s+(?:only\s+)?(["\w]+)\s+(?:as\s+\w+\s+|\w+\s+)?set\b/gi;

/** Kysely's tag with a fragment of a statement, such as a part of a common table expression. */
function fragmentsOf(file: SourceFile) {
  return file
    .nodesOf('TemplateLiteral')
    .map((node) => ({ node, text: textOf(node) }))
    .filter(({ node, text }) => isSqlTag(file.parents.get(node)) && !readsLikeSql(text));
}
