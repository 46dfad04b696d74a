import type { Expression, Node } from 'oxc-parser';
import { readSource } from '../reading/source-file.ts';

/** Adds an import below the others, unless the file already has it. */
export function withImport(path: string, text: string, statement: string): string {
  if (text.includes(statement) || isImported(text, statement)) return text;
  const imports = readSource(path, text).nodesOf('ImportDeclaration');
  const end = imports.at(-1)?.end ?? 0;
  return end === 0 ? `${statement}\n\n${text}` : `${text.slice(0, end)}\n${statement}${text.slice(end)}`;
}

/** Adds a statement directly below the imports. */
export function withStatement(path: string, text: string, statement: string): string {
  const end = readSource(path, text).nodesOf('ImportDeclaration').at(-1)?.end ?? 0;
  return `${text.slice(0, end)}\n\n${statement}${text.slice(end)}`;
}

function isImported(text: string, statement: string): boolean {
  const [, name, source] = /^import \{ (\w+) \} from '([^']+)';$/.exec(statement) ?? [];
  if (name === undefined) return false;
  return [...text.matchAll(/^import \{([^}]+)\} from '([^']+)';$/gm)].some(
    ([, names = '', from]) => from === source && names.split(',').some((one) => one.trim() === name),
  );
}

/** Adds an entry at the end of the object or array of a constant. */
export function withEntry(path: string, text: string, constant: string, entry: string): string {
  const list = listOf(path, text, constant);
  const inside = text.slice(list.start + 1, list.end - 1).trimEnd();
  const separator = inside === '' || inside.endsWith(',') ? '' : ',';
  return `${text.slice(0, list.start + 1)}${inside}${separator}\n${entry},\n${text.slice(list.end - 1)}`;
}

/** Removes the first entry that begins with this text from the array of a constant, if there is one. */
export function withoutEntry(path: string, text: string, constant: string, beginsWith: string): string {
  const list = listOf(path, text, constant);
  const entries: readonly (Node | null)[] = list.type === 'ArrayExpression' ? list.elements : list.properties;
  const entry = entries.find((candidate) => candidate !== null && text.slice(candidate.start).startsWith(beginsWith));
  if (!entry) return text;
  const after = text.slice(entry.end).replace(/^,?[ \t]*\n?/, '');
  return text.slice(0, entry.start).replace(/[ \t]*$/, '') + after;
}

/** The source of a value in an object of objects: `entryValue(path, text, 'screens', 'home', 'access')`. */
export function entryValue(path: string, text: string, constant: string, key: string, property: string): string {
  const entry = valueNamed(listOf(path, text, constant), key);
  const value = entry && valueNamed(entry, property);
  if (!value) throw new Error(`${path} has no ${constant}.${key}.${property}.`);
  return text.slice(value.start, value.end);
}

function valueNamed(node: Node, name: string): Expression | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const found = node.properties.find(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name,
  );
  return found?.type === 'Property' ? found.value : undefined;
}

/** Adds a line before the first one that begins with this text. */
export function withLineBefore(path: string, text: string, beginsWith: string, line: string): string {
  const at = text.search(new RegExp(`^${beginsWith.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'm'));
  if (at === -1) throw new Error(`${path} has no line '${beginsWith.trim()}'. Write the change there by hand.`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

function listOf(path: string, text: string, constant: string) {
  const declared = readSource(path, text)
    .nodesOf('VariableDeclarator')
    .find(({ id }) => id.type === 'Identifier' && id.name === constant);
  const list = declared?.init ? unwrapped(declared.init) : null;
  if (list?.type === 'ObjectExpression' || list?.type === 'ArrayExpression') return list;
  throw new Error(`${path} has no constant '${constant}' that holds a list. Write the change there by hand.`);
}

/** In `defineScreens({ … })`, `new Map([ … ])` and `[ … ] as const` the list is inside. */
function unwrapped(init: Expression): Expression {
  if (init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression') return unwrapped(init.expression);
  const [first] = init.type === 'CallExpression' || init.type === 'NewExpression' ? init.arguments : [];
  return first && first.type !== 'SpreadElement' ? unwrapped(first) : init;
}
