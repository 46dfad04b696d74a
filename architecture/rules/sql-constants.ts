import type { Expression, Node } from 'oxc-parser';
import type { Codebase } from '../reading/codebase.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { isClosedType } from './closed-types.ts';

/**
 * True if an expression can only contain text from the source code: literals, constants built from them (imported ones
 * included), values of constant maps whatever the key, and parameters whose type is a union of string literals.
 */
export function isConstant(codebase: Codebase, file: SourceFile, node: Node): boolean {
  const are = (parts: readonly Node[]) => parts.every((part) => isConstant(codebase, file, part));
  switch (node.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return isConstantName(codebase, file, node, node.name);
    case 'MemberExpression':
      return are([node.object]);
    case 'TemplateLiteral':
      return are(node.expressions);
    case 'ConditionalExpression':
      return are([node.consequent, node.alternate]);
    case 'BinaryExpression':
      return node.operator === '+' && are([node.left, node.right]);
    case 'LogicalExpression':
      return are([node.left, node.right]);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return are([node.expression]);
    case 'ObjectExpression':
      return are(node.properties.map((part) => (part.type === 'Property' ? part.value : part.argument)));
    case 'ArrayExpression':
      return are(node.elements.map((part) => (part?.type === 'SpreadElement' ? part.argument : (part ?? node))));
    case 'CallExpression':
      return isQuoted(node.callee) || isJoined(node.callee, are);
    default:
      return false;
  }
}

/** Names quoted by pg may be interpolated: names of databases and roles cannot be bound. */
function isQuoted(callee: Expression): boolean {
  return /^escape(Identifier|Literal)$/.test(methodOf(callee));
}

function isJoined(callee: Expression, are: (parts: readonly Node[]) => boolean): boolean {
  return (
    callee.type === 'MemberExpression' &&
    /^(join|trim|filter|slice|toSorted)$/.test(methodOf(callee)) &&
    are([callee.object])
  );
}

function methodOf(callee: Expression): string {
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  return named.type === 'Identifier' ? named.name : '';
}

/** Searches the scopes outward from the nearest one. */
function isConstantName(codebase: Codebase, file: SourceFile, from: Node, name: string): boolean {
  for (let scope = file.parents.get(from); scope; scope = file.parents.get(scope)) {
    const parameter = 'params' in scope && Array.isArray(scope.params) ? parameterNamed(scope.params, name) : undefined;
    if (parameter) return isClosedType(codebase, file, parameter) || isElementOfConstant(codebase, file, scope);
    if (scope.type === 'ForOfStatement' && declares(scope.left, name)) return isConstant(codebase, file, scope.right);
    const init = 'body' in scope && Array.isArray(scope.body) ? constantIn(scope.body, name) : undefined;
    if (init !== undefined) return init !== null && isConstant(codebase, file, init);
  }
  return isImportedConstant(codebase, file, name);
}

/** The parameter of `columnNames.map((name) => …)` has the values of the constant list. */
function isElementOfConstant(codebase: Codebase, file: SourceFile, callback: Node): boolean {
  const call = file.parents.get(callback);
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
  return /^(map|flatMap|filter|forEach)$/.test(methodOf(call.callee)) && isConstant(codebase, file, call.callee.object);
}

function declares(left: Node, name: string): boolean {
  return (
    left.type === 'VariableDeclaration' &&
    left.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name)
  );
}

function isImportedConstant(codebase: Codebase, file: SourceFile, name: string): boolean {
  return file.imports.some(({ specifier, names }) => {
    const target = names.includes(name) ? resolveImport(codebase, file.path, specifier) : null;
    const other = target?.kind === 'file' ? codebase.sources.get(target.path) : undefined;
    const init = other && constantIn(other.program.body, name);
    return other !== undefined && init !== undefined && init !== null && isConstant(codebase, other, init);
  });
}

function parameterNamed(params: readonly Node[], name: string): Node | undefined {
  return (
    params.find((param) => param.type === 'Identifier' && param.name === name) ??
    params.find((param) => hides(param, name))
  );
}

function hides(param: Node, name: string): boolean {
  if (param.type === 'AssignmentPattern') return hides(param.left, name);
  if (param.type === 'ArrayPattern') return true;
  if (param.type !== 'ObjectPattern') return param.type === 'Identifier' && param.name === name;
  return param.properties.some((property) => property.type === 'RestElement' || hides(property.value, name));
}

/** The value of a constant declared in these statements; null if the name can be reassigned; undefined if it is not declared here. */
function constantIn(statements: readonly Node[], name: string): Expression | null | undefined {
  for (const statement of statements) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    const match = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (match) return declared.kind === 'const' ? match.init : null;
  }
  return undefined;
}
