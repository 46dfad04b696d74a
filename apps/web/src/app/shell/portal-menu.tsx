import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { menuVariant } from '../../platform/config/menu-variant.ts';
import { readerOf, usePageData } from '../../platform/session/use-session.ts';
import { NavList } from '../../ui/frame/nav-list.tsx';
import { menuIcons } from './menu-icons.tsx';
import { flatMenu, groupedMenu, type MenuLine } from './side-menu.ts';

/** The side menu of this viewer; `variant` is the build's, given only by tests. */
export function PortalMenu({ variant = menuVariant }: { readonly variant?: 'current' | 'classic' }) {
  const viewer = readerOf(usePageData());
  if (viewer === null) return null;
  const sections = variant === 'classic' ? flatMenu(builtScreens, viewer) : groupedMenu(builtScreens, viewer);
  return (
    <NavList
      groups={sections.map(({ heading, lines }) => ({
        items: lines.map(navItem),
        ...(heading !== null && { label: heading }),
      }))}
    />
  );
}

function navItem({ path, place }: MenuLine) {
  const Icon = menuIcons[place.icon];
  return { label: place.label, to: path, icon: <Icon /> };
}
