import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenDeclaration } from '@muster/contract';
import { entryValue, withEntry, withImport, withLineBefore, withoutEntry } from './edit-source.ts';
import { camelCase } from './names.ts';
import { assertOnMap } from './new-domain.ts';
import { addPage, addScreens } from './new-screen.ts';
import { referenceNames, resourceNames } from './resource-names.ts';
import { choose, filled, fillIn, templatesUnder } from './templates.ts';
import { ScaffoldProblem, type Tree } from './tree.ts';

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
  const listed = request.screens.find(({ path }) => path === `/${plural}`);
  if (listed && request.isBuilt(listed.name)) throw new ScaffoldProblem(`/${plural} is the screen '${listed.name}'.`);
  const places = {
    ...names,
    folder,
    domain: camelCase(folder),
    migration: nextMigration(tree.root),
    listScreen: listed?.name ?? names.things,
    detailsScreen: `${thing}Details`,
    listName: names.things,
    ...referenceNames(request, names, folder),
    ...accessOf(tree, thing, folder, listed),
  };
  for (const [path, text] of templatesUnder('resource')) {
    const chosen = choose(text, featuresOf(request));
    if (chosen !== '') tree.create(fillIn(path, places), fillIn(chosen, places));
  }
  registerInContract(tree, places);
  declareScreens(tree, places, { listed, hasDetails: request.hasDetails });
  registerOnServer(tree, places, request.isDated);
  registerInTests(tree, places, request);
  registerConflict(tree, places);
  return [
    'Then: npm run rows && npm run documents',
    `Fill in the marked places: npm run new -- markers. A check refuses a commit that contains one.`,
  ];
}

function featuresOf({ hasDetails, isDated, select, usedBy }: NewResource): Readonly<Record<string, boolean>> {
  const used = usedBy !== undefined;
  return { details: hasDetails, dated: isDated, select: select !== undefined, used, kept: isDated || used };
}

type Places = Readonly<
  Record<'folder' | 'domain' | 'migration' | 'listScreen' | 'detailsScreen' | 'listName', string>
> &
  Readonly<Record<string, string>> &
  ReturnType<typeof resourceNames>;

/** A declared screen keeps its rule; a new one is open to admins alone. */
function accessOf(tree: Tree, thing: string, folder: string, listed: ScreenDeclaration | undefined) {
  if (!listed)
    return { access: "{ roles: ['admin'] } as const", accessImport: '', screenAccess: `${thing}Access.list` };
  const screens = `${camelCase(folder)}Screens`;
  const path = `packages/contract/src/domains/${folder}/${folder}.screens.ts`;
  return {
    access: `${screens}.${listed.name}.access`,
    accessImport: `import { ${screens} } from './${folder}.screens.ts';\n`,
    screenAccess: entryValue(path, tree.read(path), screens, listed.name, 'access'),
  };
}

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
  add(tree, `${contract}/all-calls.ts`, 'allCalls', `...Object.values(${things}Calls)`, `${things}Calls`, calls);
  add(tree, `${contract}/all-lists.ts`, 'allLists', `${thing}List`, `${thing}List`, calls);
  add(tree, `${contract}/list-names.ts`, 'listNames', `'${listName}'`);
  add(tree, `${contract}/push-events.ts`, 'staffPushEvents', `'${plural}.changed': 'private-${plural}'`);
  const policy = `./domains/${folder}/${plural}.policy.ts`;
  const channel = `'private-${plural}': ${thing}Access.list`;
  add(tree, `${contract}/staff-channels.ts`, 'staffChannels', channel, `${thing}Access`, policy);
}

function declareScreens(
  tree: Tree,
  places: Places,
  { listed, hasDetails }: { readonly listed: ScreenDeclaration | undefined; readonly hasDetails: boolean },
): void {
  const { folder, singular, plural, thing, Thing, listScreen, detailsScreen } = places;
  addScreens(tree, places, [
    ...(listed ? [] : [filled('resource-list-screen.ts', places)]),
    ...(hasDetails ? [filled('resource-details-screen.ts', places)] : []),
  ]);
  const later = 'packages/contract/src/not-yet-built.ts';
  if (listed) tree.edit(later, (text) => withoutEntry(later, text, 'screensNotYetBuilt', `'${listed.name}'`));
  else {
    const screens = `packages/contract/src/domains/${folder}/${folder}.screens.ts`;
    tree.edit(screens, (text) => withImport(screens, text, `import { ${thing}Access } from './${plural}.policy.ts';`));
  }
  addPage(tree, { ...places, file: `${singular}-list`, screen: listScreen, Page: `${Thing}List` });
  if (hasDetails)
    addPage(tree, { ...places, file: `${singular}-details`, screen: detailsScreen, Page: `${Thing}Details` });
}

function registerOnServer(tree: Tree, places: Places, isDated: boolean): void {
  const { folder, singular, plural, things, Things, table, lineTable, migration } = places;
  const server = 'apps/server/src';
  const domain = `./domains/${folder}`;
  add(
    tree,
    `${server}/all-bindings.ts`,
    'allBindings',
    `...${things}Bindings`,
    `${things}Bindings`,
    `${domain}/${plural}.routes.ts`,
  );
  add(
    tree,
    `${server}/all-work.ts`,
    'allListeners',
    `...${things}Listeners`,
    `${things}Listeners`,
    `${domain}/${plural}.events.ts`,
  );
  for (const name of isDated ? [table, lineTable] : [table])
    add(tree, `${server}/database/owners.ts`, 'owners', `${name}: '${folder}'`);

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

function registerHistories(tree: Tree, { folder, plural, thing }: Places): void {
  const server = 'apps/server/src';
  const frontDoor = `${server}/domains/${folder}/index.ts`;
  const exported = `export { ${thing}Histories } from './${plural}.repository.ts';\n`;
  if (tree.has(frontDoor)) tree.edit(frontDoor, (text) => text + exported);
  else tree.create(frontDoor, exported);
  const report = `${server}/command-line/dated-report.ts`;
  add(tree, report, 'histories', `...${thing}Histories`, `${thing}Histories`, `../domains/${folder}/index.ts`);
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
  add(tree, `${testing}/single-records.ts`, 'kinds', created, `create${Thing}`, `./factories/${plural}.ts`);
  const requests = `${testing}/reading-requests.ts`;
  const byId = `({ ${thing}: id }) => ({ params: { id } })`;
  add(tree, requests, 'wanted', `'${folder}.${singular}-details': ${byId}`);
  if (!isDated) return;
  add(tree, requests, 'wanted', `'${folder}.${singular}-${lines}': ${byId}`);
  const body = `{ ${ownerId}: id, ${line}: 'A', effective_from: '2099-01-01' }`;
  add(tree, requests, 'wanted', `'${folder}.preview-${singular}-${line}': ({ ${thing}: id }) => ({ body: ${body} })`);
}

/** The example of a conflict for the update, under the call that it is of. */
function registerConflict(tree: Tree, { folder, singular, plural, thing, things }: Places): void {
  const path = 'apps/server/src/testing/conflict-examples.ts';
  const fixture = `../domains/${folder}/${singular}-conflict.fixture.ts`;
  add(tree, path, 'conflictExamples', `[${things}Calls.update, ${thing}Conflict]`, `${thing}Conflict`, fixture);
  const calls = `@muster/contract/domains/${folder}/${plural}.calls.ts`;
  tree.edit(path, (text) => withImport(path, text, `import { ${things}Calls } from '${calls}';`));
}

function add(tree: Tree, path: string, constant: string, entry: string, name?: string, from?: string): void {
  tree.edit(path, (text) => {
    const entered = withEntry(path, text, constant, entry);
    return name && from ? withImport(path, entered, `import { ${name} } from '${from}';`) : entered;
  });
}
