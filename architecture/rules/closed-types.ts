import type { Node } from 'oxc-parser';
import type { House } from '../reading/house.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { SourceFile } from '../reading/source-file.ts';

/** True for a parameter whose type is a union of string literals, such as `'asc' | 'desc'`, directly or through an alias. */
export function isClosedType(house: House, file: SourceFile, parameter: Node): boolean {
  if (parameter.type !== 'Identifier' || !parameter.typeAnnotation) return false;
  return isClosed(house, file, parameter.typeAnnotation.typeAnnotation);
}

function isClosed(house: House, file: SourceFile, type: Node): boolean {
  if (type.type === 'TSLiteralType') return true;
  if (type.type === 'TSUnionType') return type.types.every((member) => isClosed(house, file, member));
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  const { name } = type.typeName;
  const own = aliasNamed(file, name);
  if (own) return isClosed(house, file, own);
  const other = file.imports
    .filter(({ names }) => names.includes(name))
    .map(({ specifier }) => resolveImport(house, file.path, specifier))
    .map((target) => (target.kind === 'file' ? house.sources.get(target.path) : undefined))
    .find((source) => source !== undefined);
  const alias = other && aliasNamed(other, name);
  return other !== undefined && alias !== undefined && isClosed(house, other, alias);
}

function aliasNamed(file: SourceFile, name: string): Node | undefined {
  return file.nodesOf('TSTypeAliasDeclaration').find(({ id }) => id.name === name)?.typeAnnotation;
}
