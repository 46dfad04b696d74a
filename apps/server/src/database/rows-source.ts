import type { SchemaColumn } from './read-schema.ts';

const heading = `// Written by "npm run rows" from the migrated schema: change a migration, not this file.
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';

/** Read as a value to check; written as text, since the driver would take an array for one of PostgreSQL's. */
export type Json = ColumnType<unknown, string, string>;

/** Read as exact text. */
export type Numeric = ColumnType<string, string | number, string | number>;

/** May be left out on insert. */
export type Generated<Value> = ColumnType<SelectType<Value>, InsertType<Value> | undefined, UpdateType<Value>>;

/** Set by the database alone. */
export type GeneratedAlways<Value> = ColumnType<SelectType<Value>, never, never>;
`;

/** The TypeScript type of each type (see value-parsers.ts). */
const typeNames: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'Numeric',
};

const textTypes = new Set(
  'text varchar bpchar char name citext uuid date time timetz timestamp timestamptz interval inet cidr macaddr tsvector xid8'.split(
    ' ',
  ),
);

/** The text of rows.generated.ts: one interface per table, and the list of all tables for kysely. */
export function rowsSource(columns: readonly SchemaColumn[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const interfaces = [...tables].map(
    ([table, of]) => `export interface ${rowName(table)} {\n${of.map(property).join('')}}\n`,
  );
  const all = [...tables.keys()].map((table) => `  ${table}: ${rowName(table)};\n`);
  return [heading, ...interfaces, `export interface Database {\n${all.join('')}}\n`].join('\n');
}

function property(column: SchemaColumn): string {
  return `  ${column.column}: ${wrapped(column, `${typeOf(column)}${column.isNullable ? ' | null' : ''}`)};\n`;
}

function wrapped({ isView, filledBy }: SchemaColumn, type: string): string {
  if (isView) return type;
  if (filledBy === 'always') return `GeneratedAlways<${type}>`;
  return filledBy === 'default' ? `Generated<${type}>` : type;
}

function typeOf({ table, column, type, isArray, labels }: SchemaColumn): string {
  const name =
    labels.length > 0 ? labels.map((label) => `'${label}'`).join(' | ') : (typeNames[type] ?? textTypeOf(type));
  if (name === undefined)
    throw new Error(`${table}.${column} has the type ${type}: add to rows-source.ts how it is read.`);
  if (!isArray) return name;
  return labels.length > 0 ? `(${name})[]` : `${name === 'Numeric' ? 'string' : name}[]`;
}

function textTypeOf(type: string): string | undefined {
  return textTypes.has(type) || type.endsWith('range') ? 'string' : undefined;
}

const rowName = (table: string) =>
  `${table.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Row`;
