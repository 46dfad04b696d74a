import { placeOf } from '../layers.ts';
import { isTest } from '../rules/rule.ts';
import { textOf } from '../rules/sql-text.ts';
import { ownersOf } from '../rules/table-owners.ts';
import type { Codebase } from './codebase.ts';
import { resolveImport } from './resolve-import.ts';
import type { SourceFile } from './source-file.ts';
import { sqlFunctionsOf, withoutComments } from './sql-functions.ts';

/** Every table with the domains (or `platform`) whose repositories read it, also through SQL functions that they call. */
export function readersOf(codebase: Codebase): ReadonlyMap<string, ReadonlySet<string>> {
  const tables = new Set(ownersOf(codebase)?.keys());
  const ofFunctions = functionReads(sqlFunctionsOf(codebase), tables);
  const readers = new Map([...tables].map((table) => [table, new Set<string>()] as const));
  for (const file of codebase.sources.values()) {
    const { part, layer, domain } = placeOf(file.path);
    if (part !== 'server' || !/\.repository\.ts$/.test(file.path) || isTest(file.path)) continue;
    const reader = domain ?? (layer === 'platform' ? 'platform' : null);
    if (reader === null) continue;
    for (const table of readsOf(codebase, file, tables, ofFunctions)) readers.get(table)?.add(reader);
  }
  return readers;
}

function readsOf(
  codebase: Codebase,
  file: SourceFile,
  tables: ReadonlySet<string>,
  ofFunctions: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const texts = [
    ...file.nodesOf('TemplateLiteral').map(textOf),
    ...file.nodesOf('Literal').flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
    ...importedTexts(codebase, file),
  ].map(withoutComments);
  const called = texts.flatMap((text) => callsIn(text).flatMap((name) => [...(ofFunctions.get(name) ?? [])]));
  return new Set([...texts.flatMap((text) => tablesIn(text, tables)), ...builtReads(file, tables), ...called]);
}

/** Constants with SQL that the file imports, such as the columns of somebody's rights. */
function importedTexts(codebase: Codebase, file: SourceFile): string[] {
  return file.imports.flatMap(({ specifier, names }) => {
    const target = resolveImport(codebase, file.path, specifier);
    const body = (target.kind === 'file' && codebase.sources.get(target.path)?.program.body) || [];
    return body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      if (declared?.type !== 'VariableDeclaration') return [];
      return declared.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && names.includes(id.name) && init?.type === 'TemplateLiteral' ? [textOf(init)] : [],
      );
    });
  });
}

/** Kysely's calls that name a table: `selectFrom('employee as e')`. */
function builtReads(file: SourceFile, tables: ReadonlySet<string>): string[] {
  return file.nodesOf('CallExpression').flatMap(({ callee, arguments: given }) => {
    const name =
      callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
    if (!/^(selectFrom|from|using|table|\w*[jJ]oin)$/.test(name)) return [];
    const [first] = given;
    const named = first?.type === 'ArrayExpression' ? first.elements : [first];
    return named.flatMap((node) => {
      const text = node?.type === 'Literal' && typeof node.value === 'string' ? (node.value.split(' ')[0] ?? '') : '';
      return tables.has(text) ? [text] : [];
    });
  });
}

const source =
  /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?"?(\w+)"?((?:\s+(?:as\s+)?\w+)?(?:\s*,\s*\w+(?:\s+(?:as\s+)?\w+)?)*)/gi;
const deletion = /\bdelete\s+from\s+\w+/gi;

/** Tables after `from`, `join` and `using`, commas included. The target of a delete is not read. */
export function tablesIn(sql: string, tables: ReadonlySet<string>): string[] {
  const found = [...sql.replace(deletion, ' ').matchAll(source)].flatMap(([, first = '', rest = '']) => [
    first,
    ...rest.split(',').flatMap((part) => part.trim().split(/\s+/)[0] ?? []),
  ]);
  return found.map((name) => name.toLowerCase()).filter((name) => tables.has(name));
}

function callsIn(sql: string): string[] {
  return [...sql.matchAll(/\b(\w+)\s*\(/g)].map(([, name = '']) => name.toLowerCase());
}

/** The tables that each function reads, through the functions that it calls too. */
function functionReads(
  functions: ReadonlyMap<string, string>,
  tables: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const direct = new Map([...functions].map(([name, text]) => [name, new Set(tablesIn(text, tables))] as const));
  const calls = new Map(
    [...functions].map(([name, text]) => [name, callsIn(text).filter((other) => other !== name)] as const),
  );
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const [name, own] of direct) {
      const before = own.size;
      for (const other of calls.get(name) ?? []) for (const table of direct.get(other) ?? []) own.add(table);
      if (own.size > before) isGrowing = true;
    }
  }
  return direct;
}
