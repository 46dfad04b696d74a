import type { Node, TaggedTemplateExpression } from 'oxc-parser';
import { placeOf } from '../layers.ts';
import type { Codebase } from '../reading/codebase.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { nameOf } from '../rules/code-locations.ts';
import { isTest } from '../rules/rule.ts';
import { readsLikeSql } from '../rules/sql-text.ts';
import { constantText } from './constant-text.ts';
import { isUnknowable, renderStatement } from './render-statement.ts';
import type { RowShape } from './row-shape.ts';
import { rowShape } from './row-type.ts';

export interface Statement {
  /** Path below apps/server/src, and line. */
  readonly at: string;
  readonly path: string;
  /** As the database gets it; several where conditions choose between fragments; none where it is known only at run time. */
  readonly texts: readonly string[];
  /** What the code expects of a row: null where it names no type, `unreadable` where the type cannot be resolved. */
  readonly row: RowShape | 'unreadable' | null;
}

/** The hand-written statements of the platform and the domains. */
export function statementsOf(codebase: Codebase): Statement[] {
  return [...codebase.sources.values()].flatMap((file) => {
    const { part, layer } = placeOf(file.path);
    if (part !== 'server' || (layer !== 'platform' && layer !== 'domains') || isTest(file.path)) return [];
    return [...executed(codebase, file), ...named(codebase, file)];
  });
}

/** Kysely's tag: `sql<Row>...execute(db)`. */
function executed(codebase: Codebase, file: SourceFile): Statement[] {
  return file.nodesOf('TaggedTemplateExpression').flatMap((node) => {
    const user = file.parents.get(node);
    const isExecuted =
      user?.type === 'MemberExpression' && user.property.type === 'Identifier' && user.property.name === 'execute';
    if (nameOf(node.tag) !== 'sql' || !isExecuted) return [];
    const [type] = node.typeArguments?.params ?? [];
    const row = type ? (rowShape(codebase, file, type) ?? 'unreadable') : null;
    return [{ ...place(file, node), texts: rendered(codebase, file, node), row }];
  });
}

function rendered(codebase: Codebase, file: SourceFile, node: TaggedTemplateExpression): string[] {
  const texts = (['first', 'second'] as const).flatMap((branch) => {
    try {
      return [renderStatement(codebase, file, node, branch)];
    } catch (thrown) {
      if (!isUnknowable(thrown)) throw thrown;
      return [];
    }
  });
  return [...new Set(texts)];
}

/** Statements of the hot path, which are prepared by name: `{ name, text }`. */
function named(codebase: Codebase, file: SourceFile): Statement[] {
  return file.nodesOf('Property').flatMap(({ key, value }) => {
    if (key.type !== 'Identifier' || key.name !== 'text' || !/^(TemplateLiteral|Literal)$/.test(value.type)) return [];
    const text = constantText(codebase, { node: value, file, given: new Map() }, 'first');
    if (text === null ? value.type !== 'TemplateLiteral' : !readsLikeSql(text)) return [];
    const isSql = text !== null || readsLikeSql(file.text.slice(value.start + 1, value.end));
    return isSql ? [{ ...place(file, value), texts: text === null ? [] : [text], row: null }] : [];
  });
}

function place(file: SourceFile, node: Node): Pick<Statement, 'at' | 'path'> {
  const path = file.path.replace('apps/server/src/', '');
  return { path, at: `${path}:${file.lineAt(node.start)}` };
}
