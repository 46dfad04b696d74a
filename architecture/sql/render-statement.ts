import type { ArrowFunctionExpression, Expression, Node, TaggedTemplateExpression } from 'oxc-parser';
import type { Codebase } from '../reading/codebase.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { nameOf } from '../rules/code-locations.ts';
import { constantText } from './constant-text.ts';
import { functionNamed, type Scoped, valueNamed } from './find-declaration.ts';
import type { Branch, Placed } from './placed.ts';

interface Rendering {
  readonly codebase: Codebase;
  readonly branch: Branch;
  /** Bound values so far. */
  count: number;
  depth: number;
}

/** Thrown where a part cannot be known without running the program. */
export interface Unknowable {
  readonly unknowable: string;
}

export const isUnknowable = (thrown: unknown): thrown is Unknowable =>
  typeof thrown === 'object' && thrown !== null && 'unknowable' in thrown;

/** The text that the database gets for a statement written with Kysely's `sql` tag; values become $1, $2 and so on. */
export function renderStatement(
  codebase: Codebase,
  file: SourceFile,
  node: TaggedTemplateExpression,
  branch: Branch,
): string {
  return template({ codebase, branch, count: 0, depth: 0 }, { node, file, given: new Map() }, node);
}

function template(state: Rendering, at: Placed, node: TaggedTemplateExpression): string {
  state.depth += 1;
  if (state.depth > 40) throw unknowable('fragments nest too deeply');
  const { quasis, expressions } = node.quasi;
  const text = quasis.map(({ value }, index) => {
    const hole = expressions[index];
    return `${value.cooked ?? value.raw}${hole ? inHole(state, { ...at, node: hole }) : ''}`;
  });
  state.depth -= 1;
  return text.join('');
}

function inHole(state: Rendering, at: Placed): string {
  const fragment = fragmentOf(state, at);
  if (fragment !== null) return fragment;
  state.count += 1;
  return `$${state.count}`;
}

/** The SQL of an expression that is a fragment, null for a value. */
function fragmentOf(state: Rendering, at: Placed): string | null {
  const { node } = at;
  const of = (part: Node) => fragmentOf(state, { ...at, node: part });
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return nameOf(node.tag) === 'sql' ? template(state, at, node) : null;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return of(node.expression);
    case 'ConditionalExpression':
      return state.branch === 'first'
        ? eitherOf(of, node.consequent, node.alternate)
        : eitherOf(of, node.alternate, node.consequent);
    case 'LogicalExpression':
      return eitherOf(of, node.left, node.right);
    case 'Identifier':
      return named(state, at, node.name);
    case 'CallExpression':
      return called(state, at, node.callee, node.arguments);
    case 'MemberExpression':
      return member(state, at);
    default:
      return null;
  }
}

/** The first part that is a fragment; both are values together. */
function eitherOf(of: (part: Node) => string | null, first: Node, second: Node): string | null {
  return of(first) ?? of(second);
}

function named(state: Rendering, at: Placed, name: string): string | null {
  const given = at.given.get(name);
  if (given) return fragmentOf(state, given);
  const found = valueNamed(state.codebase, at, name);
  if (found === 'fragment parameter') throw unknowable(`the parameter ${name}`);
  return found ? fragmentOf(state, found) : null;
}

function called(state: Rendering, at: Placed, callee: Expression, given: readonly Node[]): string | null {
  const [first, second] = given;
  switch (nameOf(callee)) {
    case 'sql.raw':
      return first ? raw(state, { ...at, node: first }) : null;
    case 'sql.ref':
    case 'sql.table':
    case 'sql.id':
      return first ? quoted(raw(state, { ...at, node: first })) : null;
    case 'sql.join':
      return first ? joined(state, { ...at, node: first }, second && { ...at, node: second }) : null;
    case 'sql.val':
      return null;
    default:
  }
  const target = callee.type === 'Identifier' ? functionNamed(state.codebase, at, callee.name) : undefined;
  return target ? resultOf(state, at, target, given) : null;
}

function raw(state: Rendering, at: Placed): string {
  const text = constantText(state.codebase, at, state.branch);
  if (text === null) throw unknowable('a text that is chosen at run time');
  return text;
}

const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

function resultOf(state: Rendering, at: Placed, target: Scoped, given: readonly Node[]): string | null {
  const parameters = new Map(
    target.parameters.flatMap((name, index) => {
      const node = given[index];
      return name !== null && node ? [[name, { ...at, node }] as const] : [];
    }),
  );
  const results = target.results.map((node) => ({ node, file: target.file, given: parameters }));
  const ordered = state.branch === 'first' ? results : results.toReversed();
  for (const result of ordered) {
    const fragment = fragmentOf(state, result);
    if (fragment !== null) return fragment;
  }
  if (target.isFragment) throw unknowable('a function that builds a fragment');
  return null;
}

function joined(state: Rendering, list: Placed, separator: Placed | undefined): string {
  const between = separator ? (fragmentOf(state, separator) ?? ', ') : ', ';
  const elements = elementsOf(state, list);
  return elements.map((element) => inHole(state, element)).join(between);
}

/** The parts of a list; one part represents all where the list is made by `map` or is not known. */
function elementsOf(state: Rendering, list: Placed): readonly Placed[] {
  const { node } = list;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return elementsOf(state, { ...list, node: node.expression });
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((part) => {
      if (part === null) return [];
      return part.type === 'SpreadElement'
        ? elementsOf(state, { ...list, node: part.argument })
        : [{ ...list, node: part }];
    });
  }
  if (node.type === 'ConditionalExpression') {
    return elementsOf(state, { ...list, node: state.branch === 'first' ? node.consequent : node.alternate });
  }
  if (node.type === 'Identifier') {
    const given = list.given.get(node.name) ?? valueNamed(state.codebase, list, node.name);
    if (given === 'fragment parameter') throw unknowable(`the parameter ${node.name}`);
    if (given && given.node !== node) return elementsOf(state, given);
    return [list];
  }
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const method = node.callee.property.type === 'Identifier' ? node.callee.property.name : '';
    const [callback] = node.arguments;
    if (/^(map|flatMap)$/.test(method) && callback?.type === 'ArrowFunctionExpression') {
      return callback.body.type === 'BlockStatement'
        ? raise('a list that is built in steps')
        : mapped(state, list, node.callee.object, callback);
    }
    if (method === 'filter') return elementsOf(state, { ...list, node: node.callee.object });
  }
  if (node.type === 'CallExpression') throw unknowable('a list that is built at run time');
  return [list];
}

/** One part for each entry of a list that the source writes out; otherwise one part represents all. */
function mapped(
  state: Rendering,
  list: Placed,
  mappedOver: Expression,
  { params: [parameter], body }: ArrowFunctionExpression,
): readonly Placed[] {
  const entries = elementsOf(state, { ...list, node: mappedOver });
  const isWrittenOut = entries.every(({ node }) => node.type === 'Literal');
  if (!isWrittenOut || parameter?.type !== 'Identifier') return elementsOfCallback(state, { ...list, node: body });
  return entries.flatMap((entry) =>
    elementsOfCallback(state, { ...list, node: body, given: new Map([...list.given, [parameter.name, entry]]) }),
  );
}

function elementsOfCallback(state: Rendering, body: Placed): readonly Placed[] {
  return body.node.type === 'ArrayExpression' ? elementsOf(state, body) : [body];
}

/** An entry of a constant map of fragments: the one named, or any where the key is chosen at run time. */
function member(state: Rendering, at: Placed): string | null {
  const { node } = at;
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return null;
  const found = at.given.get(node.object.name) ?? valueNamed(state.codebase, at, node.object.name);
  if (found === 'fragment parameter' || found === undefined) return null;
  const map = bare(found.node);
  if (map.type !== 'ObjectExpression') return null;
  const wanted = !node.computed && node.property.type === 'Identifier' ? node.property.name : null;
  for (const property of map.properties) {
    if (property.type !== 'Property') continue;
    const key = property.key.type === 'Identifier' ? property.key.name : null;
    if (wanted !== null && key !== wanted) continue;
    const fragment = fragmentOf(state, { ...found, node: property.value });
    if (fragment !== null) return fragment;
  }
  return null;
}

function bare(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;
}

function unknowable(what: string): Unknowable {
  return { unknowable: what };
}

function raise(what: string): never {
  throw unknowable(what);
}
