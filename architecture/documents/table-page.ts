import { policies } from '../../apps/server/src/database/policies.generated.ts';
import type { Codebase } from '../reading/codebase.ts';
import { readersOf } from '../reading/table-reads.ts';
import { ownersOf } from '../rules/table-owners.ts';
import { withoutRowSecurity } from '../without-row-security.ts';

/** Each table with its owner, its readers and its row-security rule, for docs/tables.md. */
export function tableRows(codebase: Codebase): string {
  const readers = readersOf(codebase);
  const rows = [...(ownersOf(codebase) ?? [])]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, owner]) => {
      const others = [...(readers.get(table) ?? [])].filter((reader) => reader !== owner).toSorted();
      const rules = policies[table]?.map((rule) => `\`${rule}\``).join('<br>') ?? 'none';
      return `| ${table} | ${owner} | ${others.join(', ')} | ${rules} |`;
    });
  return ['| Table | Owner | Also read by | Row security |', '|---|---|---|---|', ...rows].join('\n');
}

/** Where part of a call runs without row security, and why. */
export function exceptionRows(): string {
  const rows = Object.entries(withoutRowSecurity).map(([file, reason]) => `| \`${file}\` | ${reason} |`);
  return ['| File | Reason |', '|---|---|', ...rows].join('\n');
}
