import type { Node } from 'oxc-parser';
import type { Codebase } from '../reading/codebase.ts';
import { functionNamed, valueNamed } from './find-declaration.ts';
import type { Branch, Placed } from './placed.ts';

/** The text of an expression that is known without running the program, null for any other. */
export function constantText(codebase: Codebase, at: Placed, branch: Branch): string | null {
  const { node } = at;
  const of = (part: Node) => constantText(codebase, { ...at, node: part }, branch);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : null;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return of(node.expression);
    case 'TemplateLiteral': {
      const holes = node.expressions.map(of);
      if (holes.includes(null)) return null;
      return node.quasis.map(({ value }, index) => `${value.cooked ?? value.raw}${holes[index] ?? ''}`).join('');
    }
    case 'BinaryExpression': {
      const [left, right] = [of(node.left), of(node.right)];
      return node.operator === '+' && left !== null && right !== null ? left + right : null;
    }
    case 'ConditionalExpression':
      return of(branch === 'first' ? node.consequent : node.alternate);
    case 'LogicalExpression':
      return of(node.left) ?? of(node.right);
    case 'Identifier':
      return namedText(codebase, at, node.name, branch);
    case 'MemberExpression':
      return entryText(codebase, at, branch);
    case 'CallExpression':
      return callText(codebase, at, branch);
    default:
      return null;
  }
}

function namedText(codebase: Codebase, at: Placed, name: string, branch: Branch): string | null {
  const found = at.given.get(name) ?? valueNamed(codebase, at, name);
  return found === undefined || found === 'fragment parameter' ? null : constantText(codebase, found, branch);
}

/** `names[key]` of a constant map or list: the entry named, or the first where the key is chosen at run time. */
function entryText(codebase: Codebase, at: Placed, branch: Branch): string | null {
  const { node } = at;
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return null;
  const found = at.given.get(node.object.name) ?? valueNamed(codebase, at, node.object.name);
  if (found === undefined || found === 'fragment parameter') return null;
  const holder =
    found.node.type === 'TSAsExpression' || found.node.type === 'TSSatisfiesExpression'
      ? found.node.expression
      : found.node;
  if (holder.type !== 'ObjectExpression') return null;
  const wanted = !node.computed && node.property.type === 'Identifier' ? node.property.name : null;
  const entry = holder.properties.find(
    (part) =>
      part.type === 'Property' && (wanted === null || (part.key.type === 'Identifier' && part.key.name === wanted)),
  );
  return entry?.type === 'Property' ? constantText(codebase, { ...found, node: entry.value }, branch) : null;
}

function callText(codebase: Codebase, at: Placed, branch: Branch): string | null {
  const { node } = at;
  if (node.type !== 'CallExpression') return null;
  const { callee } = node;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'join') {
    const [separator] = node.arguments;
    const parts = listTexts(codebase, { ...at, node: callee.object }, branch);
    const between = separator ? constantText(codebase, { ...at, node: separator }, branch) : ',';
    return parts === null || between === null ? null : parts.join(between);
  }
  if (callee.type !== 'Identifier') return null;
  const target = functionNamed(codebase, at, callee.name);
  const [result] = target?.results ?? [];
  if (!target || !result) return null;
  const given = new Map(
    target.parameters.flatMap((name, index) => {
      const argument = node.arguments[index];
      return name !== null && argument ? [[name, { ...at, node: argument }] as const] : [];
    }),
  );
  return constantText(codebase, { node: result, file: target.file, given }, branch);
}

function listTexts(codebase: Codebase, at: Placed, branch: Branch): string[] | null {
  const { node } = at;
  if (node.type === 'Identifier') {
    const found = at.given.get(node.name) ?? valueNamed(codebase, at, node.name);
    return found === undefined || found === 'fragment parameter' ? null : listTexts(codebase, found, branch);
  }
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return listTexts(codebase, { ...at, node: node.expression }, branch);
  if (node.type === 'ArrayExpression') {
    const texts = node.elements.map((part) => (part ? constantText(codebase, { ...at, node: part }, branch) : null));
    return texts.every((text) => text !== null) ? texts : null;
  }
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier'
  ) {
    const [callback] = node.arguments;
    if (node.callee.property.name !== 'map' || callback?.type !== 'ArrowFunctionExpression') return null;
    const elements = elementsIn(codebase, { ...at, node: node.callee.object });
    const [parameter] = callback.params;
    if (elements === null || parameter?.type !== 'Identifier') return null;
    const texts = elements.map((element) =>
      constantText(
        codebase,
        { ...at, node: callback.body, given: new Map([...at.given, [parameter.name, element]]) },
        branch,
      ),
    );
    return texts.every((text) => text !== null) ? texts : null;
  }
  return null;
}

function elementsIn(codebase: Codebase, at: Placed): Placed[] | null {
  const { node } = at;
  if (node.type === 'Identifier') {
    const found = at.given.get(node.name) ?? valueNamed(codebase, at, node.name);
    return found === undefined || found === 'fragment parameter' ? null : elementsIn(codebase, found);
  }
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return elementsIn(codebase, { ...at, node: node.expression });
  if (node.type !== 'ArrayExpression') return null;
  return node.elements.flatMap((part) => (part ? [{ ...at, node: part }] : []));
}
