import { builtScreens } from '@muster/contract/not-yet-built.ts';
import {
  isOffered,
  type MenuEntry,
  menuHeadings,
  type Reader,
  type ScreenDeclaration,
  verdictOn,
} from '@muster/contract/screen.ts';

export interface MenuLine {
  readonly name: string;
  readonly path: string;
  readonly place: MenuEntry;
}

export interface MenuSection {
  /** Null for the first section, which has no heading. */
  readonly heading: string | null;
  readonly lines: readonly MenuLine[];
}

const ungrouped = 'Main';

/** The screens with a place in the menu that the viewer may open, in the order of the groups. */
export function groupedMenu(screens: readonly ScreenDeclaration[], reader: Reader): readonly MenuSection[] {
  const lines = linesFor(screens, reader);
  return menuHeadings(reader)
    .map(({ heading, groups }) => ({
      heading: heading === ungrouped ? null : heading,
      lines: lines.filter(({ place }) => groups.includes(place.group)),
    }))
    .filter((section) => section.lines.length > 0);
}

/** The older variant (section 2.7): one flat list of the same screens, by name, with home first. */
export function flatMenu(screens: readonly ScreenDeclaration[], reader: Reader): readonly MenuSection[] {
  const byName = linesFor(screens, reader).toSorted((one, other) =>
    one.place.label.localeCompare(other.place.label, 'en'),
  );
  const home = byName.filter(({ path }) => path === '/');
  return [{ heading: null, lines: [...home, ...byName.filter(({ path }) => path !== '/')] }];
}

/** The path of the line that a screen belongs to: its own, or that of the nearest screen above it. Null: none of them is in the menu. */
export function lineOf(screen: ScreenDeclaration | null, paths: readonly string[]): string | null {
  if (screen === null) return null;
  if (paths.includes(screen.path)) return screen.path;
  const above = builtScreens.find(({ name }) => name === screen.parent);
  return above === undefined ? null : lineOf(above, paths);
}

function linesFor(screens: readonly ScreenDeclaration[], reader: Reader): readonly MenuLine[] {
  const opensBeside = ({ notBeside }: MenuEntry) =>
    screens.some((screen) => screen.name === notBeside && verdictOn(screen, reader) === 'open');
  return screens
    .flatMap((screen) =>
      screen.menu && isOffered(screen, reader) && !opensBeside(screen.menu)
        ? [{ name: screen.name, path: screen.path, place: screen.menu }]
        : [],
    )
    .toSorted((one, other) => one.place.order - other.place.order);
}
