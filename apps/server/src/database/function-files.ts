import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { type FunctionConstant, functionConstants } from './function-constants.ts';

export interface FunctionFile {
  readonly name: string;
  /** With the constants filled in. */
  readonly sql: string;
  readonly checksum: string;
}

export const functionsFolder = join(import.meta.dirname, 'functions');

/** Every function of the folder, called functions first. Throws if a file has a wrong name or content. */
export async function readFunctions(
  folder: string,
  constants: Readonly<Record<string, FunctionConstant>> = functionConstants,
): Promise<FunctionFile[]> {
  const files = (await readdir(folder)).filter((file) => !file.startsWith('.')).sort();
  const functions = await Promise.all(
    files.map(async (file) => {
      const name = nameOf(folder, file);
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      checkCreated(name, text);
      const sql = withConstants(name, text, constants);
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  return calledFirst(functions);
}

function nameOf(folder: string, file: string): string {
  const name = /^([a-z][a-z0-9_]*)\.sql$/.exec(file)?.[1];
  if (name !== undefined) return name;
  throw new DatabaseUnavailable(`${join(folder, file)} is not a function: name it after its function, NAME.sql.`);
}

function checkCreated(name: string, text: string): void {
  const created = [...text.matchAll(/^\s*create\s+(or\s+replace\s+)?function\s+([a-z0-9_]+)\s*\(/gim)];
  const [only] = created;
  if (created.length === 1 && only?.[1] !== undefined && only[2] === name) return;
  throw new DatabaseUnavailable(
    `functions/${name}.sql must hold exactly one statement, "create or replace function ${name}(…)".`,
  );
}

// Not part of a cast (::text), an assignment (:=) or a time (10:30).
const placeholder = /(?<![:\w]):([a-z][a-z0-9_]*)/g;

function withConstants(
  functionName: string,
  text: string,
  constants: Readonly<Record<string, FunctionConstant>>,
): string {
  return text.replace(placeholder, (_, name: string) => {
    const value = constants[name];
    if (value !== undefined) return literalOf(value);
    throw new DatabaseUnavailable(
      `functions/${functionName}.sql uses :${name}, which function-constants.ts does not have.`,
    );
  });
}

function literalOf(value: FunctionConstant): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (isList(value)) return `array[${value.map((item) => pg.escapeLiteral(item)).join(', ')}]::text[]`;
  return `${pg.escapeLiteral(JSON.stringify(value))}::jsonb`;
}

const isList = (value: FunctionConstant): value is readonly string[] => Array.isArray(value);

/** PostgreSQL checks the body of a function when it is created, so the functions it calls must exist by then. */
function calledFirst(functions: readonly FunctionFile[]): FunctionFile[] {
  const byName = new Map(functions.map((file) => [file.name, file]));
  const ordered = new Set<FunctionFile>();
  const entered = new Set<FunctionFile>();
  const visit = (file: FunctionFile) => {
    if (entered.has(file)) return;
    entered.add(file);
    for (const [word] of file.sql.matchAll(/\b[a-z][a-z0-9_]*(?=\s*\()/g)) {
      const called = byName.get(word);
      if (called !== undefined) visit(called);
    }
    ordered.add(file);
  };
  functions.forEach(visit);
  return [...ordered];
}
