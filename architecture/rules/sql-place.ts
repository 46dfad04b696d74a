import { placeOf } from '../layers.ts';
import { fileRule, found, isTest } from './rule.ts';
import { sqlTextsOf } from './sql-text.ts';

export const sqlInRepositories = fileRule(
  'sql-in-repositories',
  'SQL is written only in *.repository.ts, platform/ and database/.',
  (file) => {
    const { part, layer, inside } = placeOf(file.path);
    if (part !== 'server' || /^(platform|database|testing)$/.test(layer) || isTest(file.path)) return [];
    if (inside.endsWith('.repository.ts')) return [];
    const built = file.nodesOf('CallExpression').filter(({ callee }) => isQueryBuilding(callee));
    return [...sqlTextsOf(file).map(({ node }) => node), ...built].map((node) =>
      found(file, node, 'move this query into the repository of its domain, as a function with a name.'),
    );
  },
);

const queryStarts = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

function isQueryBuilding(callee: { type: string; property?: { type: string; name?: unknown } }): boolean {
  return (
    callee.type === 'MemberExpression' &&
    typeof callee.property?.name === 'string' &&
    queryStarts.has(callee.property.name)
  );
}
