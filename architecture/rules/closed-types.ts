import type { Node } from 'oxc-parser';
import type { Codebase } from '../reading/codebase.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { SourceFile } from '../reading/source-file.ts';

/** True for a parameter whose type is a union of string literals, such as `'asc' | 'desc'`, directly or through an alias. */
export function isClosedType(codebase: Codebase, file: SourceFile, parameter: Node): boolean {
  if (parameter.type !== 'Identifier' || !parameter.typeAnnotation) return false;
  return isClosed(codebase, file, parameter.typeAnnotation.typeAnnotation);
}

function isClosed(codebase: Codebase, file: SourceFile, type: Node): boolean {
  if (type.type === 'TSLiteralType') return true;
  if (type.type === 'TSUnionType') return type.types.every((member) => isClosed(codebase, file, member));
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  const { name } = type.typeName;
  const own = aliasNamed(file, name);
  if (own) return isClosed(codebase, file, own);
  const other = file.imports
    .filter(({ names }) => names.includes(name))
    .map(({ specifier }) => resolveImport(codebase, file.path, specifier))
    .map((target) => (target.kind === 'file' ? codebase.sources.get(target.path) : undefined))
    .find((source) => source !== undefined);
  const alias = other && aliasNamed(other, name);
  return other !== undefined && alias !== undefined && isClosed(codebase, other, alias);
}

function aliasNamed(file: SourceFile, name: string): Node | undefined {
  return file.nodesOf('TSTypeAliasDeclaration').find(({ id }) => id.name === name)?.typeAnnotation;
}
