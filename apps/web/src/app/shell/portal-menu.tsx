import { countText } from '@muster/contract/counted.ts';
import { builtScreens } from '@muster/contract/not-yet-built.ts';
import type { ScreenDeclaration } from '@muster/contract/screen.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { menuVariant } from '../../platform/config/menu-variant.ts';
import { readerOf, usePageData } from '../../platform/session/use-session.ts';
import { NavList } from '../../ui/frame/nav-list.tsx';
import { foldedGroups } from './folded-groups.ts';
import { menuIcons } from './menu-icons.tsx';
import { flatMenu, groupedMenu, lineOf, type MenuLine } from './side-menu.ts';
import { useKeptFolds } from './use-kept-folds.ts';

interface PortalMenuProps {
  /** The build's, given only by tests. */
  readonly variant?: 'current' | 'classic';
  /** How much waits in the action center. */
  readonly waiting?: number | null;
  /** The current one: its line is marked. */
  readonly screen?: ScreenDeclaration | null;
}

/** The side menu of this viewer. */
export function PortalMenu({ variant = menuVariant, waiting = null, screen = null }: PortalMenuProps) {
  const page = usePageData();
  const viewer = readerOf(page);
  const folds = useKeptFolds(page.user?.id ?? 0);
  if (viewer === null) return null;
  const sections = variant === 'classic' ? flatMenu(builtScreens, viewer) : groupedMenu(builtScreens, viewer);
  const paths = sections.flatMap(({ lines }) => lines.map(({ path }) => path));
  const active = lineOf(screen, paths);
  const folded = foldedGroups(sections, active, folds.kept);
  return (
    <NavList
      active={active}
      onFold={folds.fold}
      groups={sections.map(({ heading, lines }) => ({
        items: lines.map((line) => navItem(line, waiting)),
        ...(heading !== null && { label: heading, isFolded: folded.includes(heading) }),
      }))}
    />
  );
}

function navItem({ path, place }: MenuLine, waiting: number | null) {
  const Icon = menuIcons[place.icon];
  const isCounted = path === pathOf('actionCenter') && waiting !== null;
  return {
    label: place.label,
    to: path,
    icon: <Icon />,
    ...(isCounted && { count: waiting, countLabel: `${countText(waiting)} waiting` }),
  };
}
