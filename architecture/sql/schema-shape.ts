import type { Node } from 'oxc-parser';
import type { Codebase } from '../reading/codebase.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { SourceFile } from '../reading/source-file.ts';
import type { RowShape } from './row-shape.ts';

/** The properties of a zod object by the name of its constant, null where it is built in another way. */
export function schemaShape(codebase: Codebase, file: SourceFile, name: string): RowShape | null {
  const init = file.nodesOf('VariableDeclarator').find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
  if (init) return shapeOf(codebase, file, init);
  const from = file.imports.find(({ names }) => names.includes(name));
  const target = from && resolveImport(codebase, file.path, from.specifier);
  const other = target?.kind === 'file' ? codebase.sources.get(target.path) : undefined;
  return other ? schemaShape(codebase, other, name) : null;
}

function shapeOf(codebase: Codebase, file: SourceFile, node: Node): RowShape | null {
  if (node.type === 'Identifier') return schemaShape(codebase, file, node.name);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object, property } = node.callee;
  const method = property.type === 'Identifier' ? property.name : '';
  const [given] = node.arguments;
  if (given?.type !== 'ObjectExpression') return null;
  const own = propertiesOf(codebase, file, given.properties);
  if (method === 'object' || method === 'strictObject') return own;
  const base = shapeOf(codebase, file, object);
  if (base === null || own === null) return null;
  if (method === 'extend') return new Map([...base, ...own]);
  return method === 'omit' ? new Map([...base].filter(([key]) => !own.has(key))) : null;
}

function propertiesOf(codebase: Codebase, file: SourceFile, properties: readonly Node[]): RowShape | null {
  const parts = properties.map((part): RowShape | null => {
    if (part.type === 'Property' && part.key.type === 'Identifier') return new Map([[part.key.name, []]]);
    if (part.type !== 'SpreadElement' || part.argument.type !== 'MemberExpression') return null;
    return shapeOf(codebase, file, part.argument.object);
  });
  return parts.every((part) => part !== null) ? new Map(parts.flatMap((part) => [...part])) : null;
}
