import type { TablePolicy } from './read-policies.ts';

const heading = `// Written by "npm run rows" from the migrated schema: change a migration, not this file.
/** The row-security rule of each table that has one, one line per command it differs for. */
export const policies: Readonly<Record<string, readonly string[]>> = {
`;

/** The text of policies.generated.ts. */
export function policiesSource(policies: readonly TablePolicy[]): string {
  const tables = Map.groupBy(policies, ({ table }) => table);
  const lines = [...tables].map(([table, of]) => `  ${table}: [\n${of.map(ruleLine).join('')}  ],\n`);
  return `${heading}${lines.join('')}};\n`;
}

function ruleLine({ command, using, check }: TablePolicy): string {
  const rule = readable(using ?? check ?? 'true');
  return `    ${JSON.stringify(command === 'ALL' ? rule : `${command.toLowerCase()}: ${rule}`)},\n`;
}

/** PostgreSQL prints `( SELECT scope_client() AS scope_client)` for `(select scope_client())`. */
function readable(expression: string): string {
  const flat = expression.replace(/\s+/g, ' ').replace(/\( ?SELECT (\w+\(\)) AS \w+\)/g, '$1');
  return unwrapped(flat.replace(/\((\w+(?:\.\w+)? = \w+(?:\.\w+|\(\)))\)/g, '$1')).toLowerCase();
}

/** Without the outer parentheses. */
function unwrapped(expression: string): string {
  if (!expression.startsWith('(')) return expression;
  let depth = 0;
  for (const [at, letter] of [...expression].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return at === expression.length - 1 ? unwrapped(expression.slice(1, -1)) : expression;
  }
  return expression;
}
