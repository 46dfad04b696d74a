import { placeOf } from '../layers.ts';
import type { Codebase } from '../reading/codebase.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { type Finding, found, isTest, type Rule } from './rule.ts';
import { writesOf } from './sql-safety.ts';

/** Tables that a mechanism other than the owner also writes, each with the reason. */
const alsoWrittenByPlatform: Readonly<Record<string, string>> = {
  session: 'platform/session moves last_seen_at with every request, long before a domain is asked',
};

const ownersFile = 'apps/server/src/database/owners.ts';

export const tablesWrittenByOwner: Rule = {
  name: 'tables-written-by-owner',
  asks: 'Only the owner of a table writes it (database/owners.ts); any repository may read it by join.',
  check(codebase) {
    const owners = ownersOf(codebase);
    if (owners === null) return [];
    return [...codebase.sources.values()].filter(isJudged).flatMap((file) => strangersIn(codebase, file, owners));
  },
};

/** The database folder creates the schema and the demo company, so it may write every table. */
function isJudged({ path }: SourceFile): boolean {
  const { part, layer } = placeOf(path);
  return part === 'server' && (layer === 'domains' || layer === 'platform' || layer === 'composition') && !isTest(path);
}

function strangersIn(codebase: Codebase, file: SourceFile, owners: ReadonlyMap<string, string>): Finding[] {
  const { domain } = placeOf(file.path);
  const writer = domain ?? 'platform';
  return writesOf(codebase, file).flatMap(({ table, node }) => {
    const owner = owners.get(table);
    if (owner === writer || (writer === 'platform' && table in alsoWrittenByPlatform)) return [];
    const says =
      owner === undefined
        ? `the table '${table}' has no owner; name one in ${ownersFile}.`
        : `'${table}' belongs to ${owner}; ask its front door, or announce an event that it listens to.`;
    return [found(file, node, says)];
  });
}

/** Read from the source, so that the rule needs neither database nor build. */
export function ownersOf(codebase: Codebase): ReadonlyMap<string, string> | null {
  const file = codebase.sources.get(ownersFile);
  if (!file) return null;
  const pairs = file.nodesOf('Property').flatMap(({ key, value }): [string, string][] => {
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    return value.type === 'Literal' && typeof value.value === 'string' ? [[name, value.value]] : [];
  });
  return new Map(pairs);
}
