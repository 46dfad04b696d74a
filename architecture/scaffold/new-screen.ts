import type { ScreenDeclaration } from '@muster/contract';
import { addEntry } from './add-entry.ts';
import { withEntry, withImport, withoutEntry } from './edit-source.ts';
import { camelCase, pascalCase, sentenceCase } from './names.ts';
import { assertOnMap } from './new-domain.ts';
import { filled } from './templates.ts';
import { ScaffoldProblem, type Tree } from './tree.ts';

export interface NewScreen {
  readonly domain: string;
  /** Kebab-case, the name of its folder. */
  readonly name: string;
  readonly path: string;
  /** Every screen that the contract declares, built or not. */
  readonly screens: readonly ScreenDeclaration[];
  readonly isBuilt: (screenName: string) => boolean;
}

/** A page with its test and its route. A screen that is already declared keeps its declaration and counts as built. */
export function newScreen(tree: Tree, request: NewScreen): string[] {
  assertSound(request);
  const { domain, name, path } = request;
  const known = request.screens.find((screen) => screen.path === path);
  if (known && request.isBuilt(known.name))
    throw new ScaffoldProblem(`${path} is built already: it is the screen '${known.name}'.`);
  const title = known?.title ?? sentenceCase(name);
  const places = {
    domain: camelCase(domain),
    folder: domain,
    file: name,
    screen: known?.name ?? camelCase(name),
    Page: pascalCase(name),
    path,
    title,
  };
  if (known) countAsBuilt(tree, known.name);
  else {
    addScreens(tree, places, [filled('screen.ts', places)]);
    addEntry(tree, 'packages/contract/src/all-screens.test.ts', 'ownAddresses', `'${path}'`);
  }
  const folder = `apps/web/src/domains/${domain}/${name}`;
  tree.create(`${folder}/${name}.page.tsx`, filled('page.tsx', places));
  tree.create(`${folder}/${name}.page.test.tsx`, filled('page.test.tsx', places));
  addPage(tree, places);
  return [
    'Title, access rule and place in the menu are part of its declaration.',
    'Say what it is for in packages/contract/src/screen-help.ts, in two sentences.',
    'Write the test first, then build the page from ui/ and platform/; its state belongs in the address.',
  ];
}

function assertSound({ domain, name, path }: NewScreen): void {
  assertOnMap(domain);
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name))
    throw new ScaffoldProblem(`'${name}' is no name in kebab-case, such as holiday-list.`);
  if (!/^\/[\w/:?-]*$/.test(path)) throw new ScaffoldProblem(`'${path}' is no address, such as /holidays/:id.`);
}

function countAsBuilt(tree: Tree, name: string): void {
  const later = 'packages/contract/src/not-yet-built.ts';
  tree.edit(later, (text) => withoutEntry(later, text, 'screensNotYetBuilt', `'${name}'`));
}

type ScreenPlaces = Readonly<Record<'domain' | 'folder', string>>;
type PagePlaces = ScreenPlaces & Readonly<Record<'file' | 'screen' | 'Page', string>>;

/** Adds declarations to the screens of a domain; its first ones make the file. */
export function addScreens(tree: Tree, places: ScreenPlaces, entries: readonly string[]): void {
  const { domain, folder } = places;
  const file = `packages/contract/src/domains/${folder}/${folder}.screens.ts`;
  if (!tree.has(file)) {
    tree.create(file, filled('screens.ts', places));
    const all = 'packages/contract/src/all-screens.ts';
    tree.edit(all, (text) => {
      const entered = withEntry(all, text, 'screens', `...${domain}Screens`);
      return withImport(all, entered, `import { ${domain}Screens } from './domains/${folder}/${folder}.screens.ts';`);
    });
  }
  for (const entry of entries) tree.edit(file, (text) => withEntry(file, text, `${domain}Screens`, entry.trimEnd()));
}

/** Names the page of a screen in the routes of its domain. */
export function addPage(tree: Tree, places: PagePlaces): void {
  const { domain, folder, file: name, screen, Page } = places;
  const file = `apps/web/src/domains/${folder}/${folder}.routes.ts`;
  if (!tree.has(file)) {
    tree.create(file, filled('pages.ts', places));
    const all = 'apps/web/src/app/pages.ts';
    tree.edit(all, (text) => {
      const entered = withEntry(all, text, 'pages', `...${domain}Pages`);
      return withImport(all, entered, `import { ${domain}Pages } from '../domains/${folder}/${folder}.routes.ts';`);
    });
  }
  const load = `() => import('./${name}/${name}.page.tsx').then((page) => page.${Page}Page)`;
  tree.edit(file, (text) => withEntry(file, text, `${domain}Pages`, `${screen}: ${load}`));
}
