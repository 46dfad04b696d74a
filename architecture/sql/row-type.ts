import type { Node, TSType } from 'oxc-parser';
import type { Codebase } from '../reading/codebase.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { SourceFile } from '../reading/source-file.ts';
import type { JsType, RowShape } from './row-shape.ts';
import { schemaShape } from './schema-shape.ts';

/** The properties that a row type declares, null where it is built from types that cannot be read here. */
export function rowShape(codebase: Codebase, file: SourceFile, type: TSType): RowShape | null {
  switch (type.type) {
    case 'TSTypeLiteral':
      return membersOf(type.members);
    case 'TSIntersectionType':
      return merged(type.types.map((part) => rowShape(codebase, file, part)));
    case 'TSParenthesizedType':
      return rowShape(codebase, file, type.typeAnnotation);
    case 'TSIndexedAccessType':
      return elementShape(codebase, file, type);
    case 'TSTypeReference': {
      const given = type.typeArguments?.params ?? [];
      return type.typeName.type === 'Identifier'
        ? named(codebase, file, type.typeName.name, given)
        : ofSchema(codebase, file, given);
    }
    default:
      return null;
  }
}

function membersOf(members: readonly Node[]): RowShape {
  return new Map(
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature') return [];
      const name =
        member.key.type === 'Identifier'
          ? member.key.name
          : member.key.type === 'Literal'
            ? String(member.key.value)
            : null;
      return name === null ? [] : [[name, typesOf(member.typeAnnotation?.typeAnnotation)] as const];
    }),
  );
}

function typesOf(type: TSType | undefined): JsType[] {
  switch (type?.type) {
    case 'TSStringKeyword':
      return ['string'];
    case 'TSNumberKeyword':
      return ['number'];
    case 'TSBooleanKeyword':
      return ['boolean'];
    case 'TSUnionType': {
      const parts = type.types.filter(({ type: kind }) => kind !== 'TSNullKeyword');
      const known = parts.map(typesOf);
      return known.some((one) => one.length === 0) ? [] : known.flat();
    }
    default:
      return [];
  }
}

function named(codebase: Codebase, file: SourceFile, name: string, given: readonly TSType[]): RowShape | null {
  const [first, second] = given;
  switch (name) {
    case 'Readonly':
    case 'NonNullable':
      return first ? rowShape(codebase, file, first) : null;
    case 'Omit':
    case 'Pick': {
      const whole = first ? rowShape(codebase, file, first) : null;
      const keys = second ? literals(second) : null;
      if (whole === null || keys === null) return null;
      return new Map([...whole].filter(([key]) => keys.includes(key) === (name === 'Pick')));
    }
    case 'Record': {
      const keys = first ? literals(first) : null;
      return keys && new Map(keys.map((key) => [key, typesOf(second)] as const));
    }
    default:
      return declared(codebase, file, name);
  }
}

function literals(type: TSType): string[] | null {
  const parts = type.type === 'TSUnionType' ? type.types : [type];
  const texts = parts.flatMap((part) =>
    part.type === 'TSLiteralType' && part.literal.type === 'Literal' ? [String(part.literal.value)] : [],
  );
  return texts.length === parts.length ? texts : null;
}

function declared(codebase: Codebase, file: SourceFile, name: string): RowShape | null {
  const shape = file.nodesOf('TSInterfaceDeclaration').find(({ id }) => id.name === name);
  if (shape) {
    const above = shape.extends.map(({ expression, typeArguments }) =>
      expression.type === 'Identifier' ? named(codebase, file, expression.name, typeArguments?.params ?? []) : null,
    );
    return merged([...above, membersOf(shape.body.body)]);
  }
  const alias = file.nodesOf('TSTypeAliasDeclaration').find(({ id }) => id.name === name);
  if (alias) return alias.typeParameters ? null : rowShape(codebase, file, alias.typeAnnotation);
  const from = file.imports.find(({ names }) => names.includes(name));
  const target = from && resolveImport(codebase, file.path, from.specifier);
  const other = target?.kind === 'file' ? codebase.sources.get(target.path) : undefined;
  return other ? declared(codebase, other, name) : null;
}

/** `Record['list'][number]`: the elements of a list that another interface holds. */
function elementShape(codebase: Codebase, file: SourceFile, type: TSType): RowShape | null {
  if (type.type !== 'TSIndexedAccessType' || type.indexType.type !== 'TSNumberKeyword') return null;
  const list = type.objectType;
  if (list.type !== 'TSIndexedAccessType' || list.objectType.type !== 'TSTypeReference') return null;
  const [key] = literals(list.indexType) ?? [];
  const holder = list.objectType.typeName;
  if (key === undefined || holder.type !== 'Identifier') return null;
  const shape = file.nodesOf('TSInterfaceDeclaration').find(({ id }) => id.name === holder.name);
  const property = shape?.body.body.find(
    (part) => part.type === 'TSPropertySignature' && part.key.type === 'Identifier' && part.key.name === key,
  );
  const annotation = property?.type === 'TSPropertySignature' ? property.typeAnnotation?.typeAnnotation : undefined;
  return annotation ? elementOf(codebase, file, annotation) : null;
}

function elementOf(codebase: Codebase, file: SourceFile, list: TSType): RowShape | null {
  if (list.type === 'TSTypeOperator') return elementOf(codebase, file, list.typeAnnotation);
  return list.type === 'TSArrayType' ? rowShape(codebase, file, list.elementType) : null;
}

/** `z.output<typeof schema>`. */
function ofSchema(codebase: Codebase, file: SourceFile, [query]: readonly TSType[]): RowShape | null {
  if (query?.type !== 'TSTypeQuery' || query.exprName.type !== 'Identifier') return null;
  return schemaShape(codebase, file, query.exprName.name);
}

function merged(parts: readonly (RowShape | null)[]): RowShape | null {
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length ? new Map(known.flatMap((part) => [...part])) : null;
}
