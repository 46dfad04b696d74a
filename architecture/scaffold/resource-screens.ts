import { globSync } from 'node:fs';
import type { ScreenDeclaration } from '@muster/contract';
import { entryValue, withImport, withoutEntry } from './edit-source.ts';
import { camelCase } from './names.ts';
import { addPage, addScreens } from './new-screen.ts';
import type { resourceNames } from './resource-names.ts';
import { filled } from './templates.ts';
import { ScaffoldProblem, type Tree } from './tree.ts';

type Places = Readonly<Record<'folder' | 'domain' | 'listScreen' | 'detailsScreen', string>> &
  Readonly<Record<string, string>> &
  ReturnType<typeof resourceNames>;

interface KnownScreens {
  /** Every screen that the contract declares, built or not. */
  readonly screens: readonly ScreenDeclaration[];
  readonly isBuilt: (screenName: string) => boolean;
}

/** A screen of the specification that is not built yet. */
export function declaredAt({ screens, isBuilt }: KnownScreens, address: string): ScreenDeclaration | undefined {
  const screen = screens.find(({ path }) => path === address);
  if (screen && isBuilt(screen.name)) throw new ScaffoldProblem(`${address} is the screen '${screen.name}'.`);
  return screen;
}

interface DeclaredScreens {
  readonly listed: ScreenDeclaration | undefined;
  readonly detailed: ScreenDeclaration | undefined;
  readonly hasDetails: boolean;
}

export function declareScreens(tree: Tree, places: Places, { listed, detailed, hasDetails }: DeclaredScreens): void {
  const { folder, singular, plural, thing, Thing, listScreen, detailsScreen } = places;
  addScreens(tree, places, [
    ...(listed ? [] : [filled('resource-list-screen.ts', { ...places, menuOrder: String(lastInMenu(tree)) })]),
    ...(hasDetails && !detailed ? [filled('resource-details-screen.ts', places)] : []),
  ]);
  const later = 'packages/contract/src/not-yet-built.ts';
  const built = [listed, hasDetails ? detailed : undefined].flatMap((screen) => screen?.name ?? []);
  for (const name of built) tree.edit(later, (text) => withoutEntry(later, text, 'screensNotYetBuilt', `'${name}'`));
  if (!listed) {
    const screens = `packages/contract/src/domains/${folder}/${folder}.screens.ts`;
    tree.edit(screens, (text) => withImport(screens, text, `import { ${thing}Access } from './${plural}.policy.ts';`));
  }
  addPage(tree, { ...places, file: `${singular}-list`, screen: listScreen, Page: `${Thing}List` });
  if (hasDetails)
    addPage(tree, { ...places, file: `${singular}-details`, screen: detailsScreen, Page: `${Thing}Details` });
}

/** Behind every entry of its menu group. Read from the text: the module is the one from before the command. */
function lastInMenu(tree: Tree): number {
  const files = globSync('packages/contract/src/domains/*/*.screens.ts', { cwd: tree.root });
  const orders = files.flatMap((file) =>
    [...tree.read(file).matchAll(/group: 'Administration',.*order: (\d+)/g)].map(([, order]) => Number(order)),
  );
  return Math.max(0, ...orders) + 1;
}

/** A declared screen keeps its rule; a new one is open to admins alone. */
export function accessOf(tree: Tree, thing: string, folder: string, listed: ScreenDeclaration | undefined) {
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
