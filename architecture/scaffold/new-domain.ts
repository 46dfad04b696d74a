import { domains, isDomain } from '../domain-map.ts';
import { withEntry, withImport } from './edit-source.ts';
import { camelCase } from './names.ts';
import { filled } from './templates.ts';
import { ScaffoldProblem, type Tree } from './tree.ts';

/** The folder of a domain in contract, server and web app, connected and empty. Existing files stay. */
export function newDomain(tree: Tree, domain: string): string[] {
  assertOnMap(domain);
  const name = camelCase(domain);
  addCalls(tree, domain, name);
  addBindings(tree, domain, name);
  addOwner(tree, domain);
  return [
    `Its tables: a migration NNNN-${domain}-WHAT.sql and their lines in apps/server/src/database/owners.ts.`,
    `Its calls and screens: npm run new -- call ${domain} VERB-NOUN METHOD PATH, npm run new -- screen ${domain} NAME PATH.`,
  ];
}

export function assertOnMap(domain: string): void {
  if (isDomain(domain)) return;
  throw new ScaffoldProblem(
    `'${domain}' is not in architecture/domain-map.ts. Give it its place there, lowest first, with the domains that it may use. ` +
      `Known: ${domains.join(', ')}.`,
  );
}

function addCalls(tree: Tree, domain: string, name: string): void {
  const path = `packages/contract/src/domains/${domain}/${domain}.calls.ts`;
  if (tree.has(path)) return;
  tree.create(path, filled('calls.ts', { name }));
  const all = 'packages/contract/src/all-calls.ts';
  tree.edit(all, (text) => {
    const entered = withEntry(all, text, 'allCalls', `...Object.values(${name}Calls)`);
    return withImport(all, entered, `import { ${name}Calls } from './domains/${domain}/${domain}.calls.ts';`);
  });
}

function addBindings(tree: Tree, domain: string, name: string): void {
  const path = `apps/server/src/domains/${domain}/${domain}.routes.ts`;
  if (tree.has(path)) return;
  tree.create(path, filled('bindings.ts', { name }));
  const all = 'apps/server/src/all-bindings.ts';
  tree.edit(all, (text) => {
    const entered = withEntry(all, text, 'allBindings', `...${name}Bindings`);
    return withImport(all, entered, `import { ${name}Bindings } from './domains/${domain}/${domain}.routes.ts';`);
  });
}

/** A domain that may own tables. */
export function addOwner(tree: Tree, domain: string): void {
  const path = 'apps/server/src/database/owners.ts';
  tree.edit(path, (text) =>
    text.replace(/(?<=^type Owner =\n)(?: {2}\| '[^']+'\n?)+/m, (named) =>
      named.includes(`'${domain}'`) ? named : `${named}\n  | '${domain}'`,
    ),
  );
}
