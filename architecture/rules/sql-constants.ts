import type { Expression, Node } from 'oxc-parser';
import type { House } from '../reading/house.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import { childrenOf, type SourceFile } from '../reading/source-file.ts';

/**
 * True where an expression can only ever hold text that a programmer wrote: literals, module constants made of them
 * (imported ones too), and entries of constant maps, whatever the key.
 */
export function isConstant(house: House, file: SourceFile, node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.every((part) => isConstant(house, file, part));
    case 'Identifier':
      return isConstantName(house, file, node.name);
    case 'MemberExpression':
      return isConstant(house, file, node.object);
    case 'ConditionalExpression':
      return isConstant(house, file, node.consequent) && isConstant(house, file, node.alternate);
    case 'BinaryExpression':
      return node.operator === '+' && isConstant(house, file, node.left) && isConstant(house, file, node.right);
    case 'LogicalExpression':
      return isConstant(house, file, node.left) && isConstant(house, file, node.right);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return isConstant(house, file, node.expression);
    case 'ObjectExpression':
      return node.properties.every((part) =>
        isConstant(house, file, part.type === 'Property' ? part.value : part.argument),
      );
    case 'ArrayExpression':
      return node.elements.every(
        (part) => part !== null && isConstant(house, file, part.type === 'SpreadElement' ? part.argument : part),
      );
    case 'CallExpression':
      return isQuoted(node.callee) || isJoined(house, file, node.callee);
    default:
      return false;
  }
}

/** What pg itself quotes may stand in a statement: names of databases and roles cannot be bound. */
function isQuoted(callee: Expression): boolean {
  const name = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
  return /^escape(Identifier|Literal)$/.test(callee.type === 'Identifier' ? callee.name : name);
}

function isJoined(house: House, file: SourceFile, callee: Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return /^(join|trim|toLowerCase)$/.test(callee.property.name) && isConstant(house, file, callee.object);
}

function isConstantName(house: House, file: SourceFile, name: string): boolean {
  const own = constantNamed(file, name);
  if (own) return isConstant(house, file, own);
  for (const { specifier, names } of file.imports) {
    const target = names.includes(name) ? resolveImport(house, file.path, specifier) : null;
    const other = target?.kind === 'file' ? house.sources.get(target.path) : undefined;
    const init = other && constantNamed(other, name);
    if (other && init) return isConstant(house, other, init);
  }
  return false;
}

/** What a name is made from, where every `const` of that name in the file agrees and no parameter hides it. */
function constantNamed(file: SourceFile, name: string): Expression | null {
  if (isParameter(file, name)) return null;
  const declared = file.nodesOf('VariableDeclarator').filter(({ id }) => id.type === 'Identifier' && id.name === name);
  const [first] = declared;
  const parent = first && file.parents.get(first);
  const isOnlyConst = declared.length === 1 && parent?.type === 'VariableDeclaration' && parent.kind === 'const';
  return isOnlyConst ? (first?.init ?? null) : null;
}

function isParameter(file: SourceFile, name: string): boolean {
  const functions = [
    ...file.nodesOf('FunctionDeclaration'),
    ...file.nodesOf('FunctionExpression'),
    ...file.nodesOf('ArrowFunctionExpression'),
  ];
  return functions.some(({ params }) => params.some((param) => binds(param, name)));
}

function binds(node: Node, name: string): boolean {
  if (node.type === 'Identifier' && node.name === name) return true;
  return node.type !== 'TSTypeAnnotation' && childrenOf(node).some((child) => binds(child, name));
}
