import type { Codebase } from './codebase.ts';

const definition =
  /create\s+(?:or\s+replace\s+)?function\s+(\w+)\s*\(([\s\S]*?)(?=\bcreate\s+(?:or\s+replace\s+)?function\b|\bcreate\s+trigger\b|\bcreate\s+table\b|$)/gi;

/** The text of each SQL function as it is now: files are read in order, so a later definition replaces an earlier one. */
export function sqlFunctionsOf(codebase: Codebase): ReadonlyMap<string, string> {
  const paths = [...codebase.texts.keys()].filter((path) => /^apps\/server\/src\/database\/.*\.sql$/.test(path));
  const functions = new Map<string, string>();
  // Migrations come before the folder of functions, which holds what is in use.
  for (const path of paths.toSorted((one, other) => rank(one).localeCompare(rank(other)))) {
    const text = withoutComments(codebase.texts.get(path) ?? '');
    for (const [whole, name = ''] of text.matchAll(definition)) functions.set(name.toLowerCase(), whole);
  }
  return functions;
}

const rank = (path: string) => `${path.includes('/functions/') ? 1 : 0}${path}`;

export function withoutComments(sql: string): string {
  return sql.replace(/--[^\n]*/g, '');
}
