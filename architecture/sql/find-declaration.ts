import type { ArrowFunctionExpression, Function as FunctionNode, Node } from 'oxc-parser';
import type { Codebase } from '../reading/codebase.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { SourceFile } from '../reading/source-file.ts';
import type { Placed } from './placed.ts';

export interface Scoped {
  readonly file: SourceFile;
  /** By position; null for one that is taken apart. */
  readonly parameters: readonly (string | null)[];
  /** What it may return, in order. */
  readonly results: readonly Node[];
  /** Its declared result is a fragment of SQL. */
  readonly isFragment: boolean;
}

const none: ReadonlyMap<string, Placed> = new Map();
const fragmentType = /\b(RawBuilder|Sql|Condition|Expression|SqlBool)\b/;

/** The value of a constant that is visible at a place: in the function, the file, or an imported file. */
export function valueNamed(codebase: Codebase, at: Placed, name: string): Placed | 'fragment parameter' | undefined {
  for (let scope: Node | undefined = at.node; scope; scope = at.file.parents.get(scope)) {
    const parameter =
      'params' in scope && Array.isArray(scope.params)
        ? scope.params.find((node: Node) => isNamed(node, name))
        : undefined;
    if (parameter) return fragmentType.test(textOfNode(at.file, parameter)) ? 'fragment parameter' : undefined;
    const body = 'body' in scope && Array.isArray(scope.body) ? scope.body : [];
    const init = constantIn(body, name);
    if (init) return { node: init, file: at.file, given: at.given };
  }
  const imported = importedFile(codebase, at.file, name);
  const init = imported && constantIn(imported.program.body, name);
  return imported && init ? { node: init, file: imported, given: none } : undefined;
}

export function functionNamed(codebase: Codebase, { file }: Placed, name: string): Scoped | undefined {
  const own = functionIn(file, name);
  if (own) return own;
  const imported = importedFile(codebase, file, name);
  return imported && functionIn(imported, name);
}

function functionIn(file: SourceFile, name: string): Scoped | undefined {
  for (const statement of file.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id?.name === name) return scoped(file, declared);
  }
  const init = constantIn(file.program.body, name) ?? null;
  return init?.type === 'ArrowFunctionExpression' ? scoped(file, init) : undefined;
}

function scoped(file: SourceFile, node: FunctionNode | ArrowFunctionExpression): Scoped {
  const parameters = node.params.map((parameter: Node) => {
    const plain = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
    return plain.type === 'Identifier' ? plain.name : null;
  });
  const isExpression = node.type === 'ArrowFunctionExpression' && node.expression;
  const results = isExpression ? [node.body] : returned(file, node);
  const type = node.returnType ? textOfNode(file, node.returnType) : '';
  return { file, parameters, results, isFragment: fragmentType.test(type) };
}

function returned(file: SourceFile, owner: Node): Node[] {
  return file.nodesOf('ReturnStatement').flatMap((statement) => {
    let scope: Node | undefined = file.parents.get(statement);
    while (scope && !('params' in scope)) scope = file.parents.get(scope);
    return scope === owner && statement.argument ? [statement.argument] : [];
  });
}

function importedFile(codebase: Codebase, file: SourceFile, name: string): SourceFile | undefined {
  const from = file.imports.find(({ names }) => names.includes(name));
  const target = from && resolveImport(codebase, file.path, from.specifier);
  return target?.kind === 'file' ? codebase.sources.get(target.path) : undefined;
}

function constantIn(statements: readonly Node[], name: string): Node | undefined {
  for (const statement of statements) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    const match = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (match?.init) return match.init;
  }
  return undefined;
}

function isNamed(parameter: Node, name: string): boolean {
  if (parameter.type === 'AssignmentPattern') return isNamed(parameter.left, name);
  if (parameter.type === 'Identifier') return parameter.name === name;
  if (parameter.type !== 'ObjectPattern') return false;
  return parameter.properties.some((part) =>
    part.type === 'RestElement' ? isNamed(part.argument, name) : isNamed(part.value, name),
  );
}

const textOfNode = (file: SourceFile, { start, end }: Node) => file.text.slice(start, end);
