import type { Node } from 'oxc-parser';
import type { House } from '../reading/house.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { SourceFile } from '../reading/source-file.ts';
import type { RowShape } from './row-shape.ts';

/** The properties of a zod object by the name of its constant, null where it is built in another way. */
export function schemaShape(house: House, file: SourceFile, name: string): RowShape | null {
  const init = file.nodesOf('VariableDeclarator').find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
  if (init) return shapeOf(house, file, init);
  const from = file.imports.find(({ names }) => names.includes(name));
  const target = from && resolveImport(house, file.path, from.specifier);
  const other = target?.kind === 'file' ? house.sources.get(target.path) : undefined;
  return other ? schemaShape(house, other, name) : null;
}

function shapeOf(house: House, file: SourceFile, node: Node): RowShape | null {
  if (node.type === 'Identifier') return schemaShape(house, file, node.name);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object, property } = node.callee;
  const method = property.type === 'Identifier' ? property.name : '';
  const [given] = node.arguments;
  if (given?.type !== 'ObjectExpression') return null;
  const own = propertiesOf(house, file, given.properties);
  if (method === 'object' || method === 'strictObject') return own;
  const base = shapeOf(house, file, object);
  if (base === null || own === null) return null;
  if (method === 'extend') return new Map([...base, ...own]);
  return method === 'omit' ? new Map([...base].filter(([key]) => !own.has(key))) : null;
}

function propertiesOf(house: House, file: SourceFile, properties: readonly Node[]): RowShape | null {
  const parts = properties.map((part): RowShape | null => {
    if (part.type === 'Property' && part.key.type === 'Identifier') return new Map([[part.key.name, []]]);
    if (part.type !== 'SpreadElement' || part.argument.type !== 'MemberExpression') return null;
    return shapeOf(house, file, part.argument.object);
  });
  return parts.every((part) => part !== null) ? new Map(parts.flatMap((part) => [...part])) : null;
}
