import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenDeclaration } from '@muster/contract';
import { addEntry } from './add-entry.ts';
import { describeResource, isCheckedForRowSecurity } from './describe-resource.ts';
import { withImport, withLineBefore, withStatement } from './edit-source.ts';
import { camelCase } from './names.ts';
import { addOwner, assertOnMap } from './new-domain.ts';
import { referenceNames, resourceNames } from './resource-names.ts';
import { accessOf, declaredAt, declareScreens } from './resource-screens.ts';
import { choose, fillIn, templatesUnder } from './templates.ts';
import type { Tree } from './tree.ts';

export interface NewResource {
  /** Kebab-case, singular or plural. */
  readonly name: string;
  readonly domain: string | undefined;
  readonly singular: string | undefined;
  /** One word, singular: what the dated line holds. */
  readonly dated: string;
  /** A page of its own for each record; without one there is no dated line either. */
  readonly hasDetails: boolean;
  readonly isDated: boolean;
  /** A table with a `name`, such as `country`: the form selects one of its rows. */
  readonly select: string | undefined;
  /** A table that refers to the new one, such as `client`: what is referred to cannot be deleted. */
  readonly usedBy: string | undefined;
  readonly screens: readonly ScreenDeclaration[];
  readonly isBuilt: (screenName: string) => boolean;
}

/** List and form, with details and a dated line unless they are excluded, from the tables to the screens. Markers say where its fields go. */
export function newResource(tree: Tree, request: NewResource): string[] {
  const names = resourceNames(request);
  const { plural, thing } = names;
  const folder = request.domain ?? plural;
  assertOnMap(folder);
  const listed = declaredAt(request, `/${plural}`);
  const detailed = request.hasDetails ? declaredAt(request, `/${plural}/:id`) : undefined;
  const places = {
    ...names,
    folder,
    domain: camelCase(folder),
    migration: nextMigration(tree.root),
    listScreen: listed?.name ?? names.things,
    detailsScreen: detailed?.name ?? `${thing}Details`,
    listName: names.things,
    ...referenceNames(request, names, folder),
    ...accessOf(tree, thing, folder, listed),
  };
  const features = featuresOf(request, folder === plural, isCheckedForRowSecurity(tree, folder));
  for (const [path, text] of templatesUnder('resource')) {
    const chosen = choose(text, features);
    if (chosen !== '') tree.create(fillIn(path, places), fillIn(chosen, places));
  }
  registerInContract(tree, places);
  declareScreens(tree, places, { listed, detailed, hasDetails: request.hasDetails });
  registerOnServer(tree, places, request.isDated);
  if (folder !== plural) defineDomainEvent(tree, places);
  registerInTests(tree, places, request);
  registerConflict(tree, places);
  const details = detailed || !request.hasDetails ? [] : [`/${plural}/:id`];
  describeResource(tree, places, { ...request, ownAddresses: [...(listed ? [] : [`/${plural}`]), ...details] });
  return [
    'Then: npm run rows && npm run documents',
    `Fill in the marked places: npm run new -- markers. A check refuses a commit that contains one.`,
  ];
}

/** `named`: like its domain. `checked`: its domain is among those whose repositories the row-security test goes through. */
function featuresOf(
  { hasDetails, isDated, select, usedBy }: NewResource,
  named: boolean,
  checked: boolean,
): Readonly<Record<string, boolean>> {
  const used = usedBy !== undefined;
  const references = { select: select !== undefined, used, kept: isDated || used };
  return { details: hasDetails, dated: isDated, ...references, named, checked };
}

type Places = Readonly<
  Record<'folder' | 'domain' | 'migration' | 'listScreen' | 'detailsScreen' | 'listName', string>
> &
  Readonly<Record<string, string>> &
  ReturnType<typeof resourceNames>;

function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, 'apps/server/src/database/migrations')).map((file) =>
    Number(file.slice(0, 4)),
  );
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

function registerInContract(tree: Tree, places: Places): void {
  const { folder, plural, thing, things, listName } = places;
  const contract = 'packages/contract/src';
  const calls = `./domains/${folder}/${plural}.calls.ts`;
  addEntry(tree, `${contract}/all-calls.ts`, 'allCalls', `...Object.values(${things}Calls)`, `${things}Calls`, calls);
  addEntry(tree, `${contract}/all-lists.ts`, 'allLists', `${thing}List`, `${thing}List`, calls);
  addEntry(tree, `${contract}/list-names.ts`, 'listNames', `'${listName}'`);
  addEntry(tree, `${contract}/push-events.ts`, 'staffPushEvents', `'${plural}.changed': 'private-${plural}'`);
  const policy = `./domains/${folder}/${plural}.policy.ts`;
  const channel = `'private-${plural}': ${thing}Access.list`;
  addEntry(tree, `${contract}/staff-channels.ts`, 'staffChannels', channel, `${thing}Access`, policy);
}

function registerOnServer(tree: Tree, places: Places, isDated: boolean): void {
  const { folder, singular, plural, things, Things, table, lineTable, migration } = places;
  const server = 'apps/server/src';
  const domain = `./domains/${folder}`;
  addEntry(
    tree,
    `${server}/all-bindings.ts`,
    'allBindings',
    `...${things}Bindings`,
    `${things}Bindings`,
    `${domain}/${plural}.routes.ts`,
  );
  addEntry(
    tree,
    `${server}/all-work.ts`,
    'allListeners',
    `...${things}Listeners`,
    `${things}Listeners`,
    `${domain}/${plural}.events.ts`,
  );
  addOwner(tree, folder);
  for (const name of isDated ? [table, lineTable] : [table])
    addEntry(tree, `${server}/database/owners.ts`, 'owners', `${name}: '${folder}'`);

  const path = `migrations/${migration}-${folder}-${singular}.sql`;
  const hash = createHash('sha256')
    .update(tree.read(`${server}/database/${path}`))
    .digest('hex');
  tree.edit(`${server}/database/migrations.sha256`, (text) => `${text}${hash}  ${path}\n`);

  if (isDated) registerHistories(tree, places);
  const seed = `${server}/database/seed/seed-demo.ts`;
  tree.edit(seed, (text) => {
    const called = withLineBefore(seed, text, '  const notifications = await', `  await seed${Things}(db, time);`);
    return withImport(seed, called, `import { seed${Things} } from './seed-${plural}.ts';`);
  });
}

/** Every event of a domain is in its one events file. */
function defineDomainEvent(tree: Tree, { folder, singular, thing }: Places): void {
  const path = `apps/server/src/domains/${folder}/${folder}.events.ts`;
  const defined = `export const ${thing}Changed = defineEvent('${singular}.changed', z.object({ id: z.int() }));`;
  const imports = ["import { z } from 'zod';", "import { defineEvent } from '../../platform/events/events.ts';"];
  if (!tree.has(path)) tree.create(path, `${imports.join('\n')}\n\n${defined}\n`);
  else
    tree.edit(path, (text) =>
      withStatement(
        path,
        imports.reduce((changed, one) => withImport(path, changed, one), text),
        defined,
      ),
    );
}

function registerHistories(tree: Tree, { folder, plural, thing }: Places): void {
  const server = 'apps/server/src';
  const frontDoor = `${server}/domains/${folder}/index.ts`;
  const exported = `export { ${thing}Histories } from './${plural}.repository.ts';\n`;
  if (tree.has(frontDoor)) tree.edit(frontDoor, (text) => text + exported);
  else tree.create(frontDoor, exported);
  const report = `${server}/command-line/dated-report.ts`;
  addEntry(tree, report, 'histories', `...${thing}Histories`, `${thing}Histories`, `../domains/${folder}/index.ts`);
}

function registerInTests(
  tree: Tree,
  places: Places,
  { hasDetails, isDated }: Pick<NewResource, 'hasDetails' | 'isDated'>,
): void {
  const { folder, singular, plural, line, lines, Thing, thing, ownerId } = places;
  const testing = 'apps/server/src/testing';
  const created = `${thing}: async (db: Db) => (await create${Thing}(db)).id`;
  if (!hasDetails) return;
  addEntry(tree, `${testing}/single-records.ts`, 'kinds', created, `create${Thing}`, `./factories/${plural}.ts`);
  const requests = `${testing}/reading-requests.ts`;
  const byId = `({ ${thing}: id }) => ({ params: { id } })`;
  addEntry(tree, requests, 'wanted', `'${folder}.${singular}-details': ${byId}`);
  if (!isDated) return;
  addEntry(tree, requests, 'wanted', `'${folder}.${singular}-${lines}': ${byId}`);
  const body = `{ ${ownerId}: id, ${line}: 'A', effective_from: '2099-01-01' }`;
  addEntry(
    tree,
    requests,
    'wanted',
    `'${folder}.preview-${singular}-${line}': ({ ${thing}: id }) => ({ body: ${body} })`,
  );
}

/** The example of a conflict for the update, under the call that it is of. */
function registerConflict(tree: Tree, { folder, singular, plural, thing, things }: Places): void {
  const path = 'apps/server/src/testing/conflict-examples.ts';
  const fixture = `../domains/${folder}/${singular}-conflict.fixture.ts`;
  addEntry(tree, path, 'conflictExamples', `[${things}Calls.update, ${thing}Conflict]`, `${thing}Conflict`, fixture);
  const calls = `@muster/contract/domains/${folder}/${plural}.calls.ts`;
  tree.edit(path, (text) => withImport(path, text, `import { ${things}Calls } from '${calls}';`));
}
