import type { MenuSection } from './side-menu.ts';

/** What the user chose, by group: true is folded. */
export type Folds = Readonly<Record<string, boolean>>;

/** So many lines fit into a window of 900 px beside the names of the groups. */
const roomFor = 24;

/**
 * The groups whose lines are hidden: as the user left them. Until then the settings are folded, and of a long menu the
 * later groups, but never the group of the current screen.
 */
export function foldedGroups(sections: readonly MenuSection[], active: string | null, kept: Folds): readonly string[] {
  return sections.flatMap(({ heading, lines }, at) => {
    if (heading === null) return [];
    const linesSoFar = sections.slice(0, at + 1).flatMap((section) => section.lines).length;
    const isCurrent = lines.some(({ path }) => path === active);
    const isFolded = kept[heading] ?? (!isCurrent && (heading === 'Settings' || linesSoFar > roomFor));
    return isFolded ? [heading] : [];
  });
}
