import type { Grants } from '@muster/contract/access.ts';
import { breadcrumbLabel } from '@muster/contract/breadcrumbs.ts';
import { menuHeadings, type ScreenDeclaration, verdictOn } from '@muster/contract/screen.ts';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';

export interface TrailQuestion {
  readonly screen: ScreenDeclaration;
  readonly screens: readonly ScreenDeclaration[];
  readonly viewer: Grants | null;
}

/**
 * The path to a screen (section 2.8): its menu group, the screens above it up to the one in the menu, itself. Links only
 * to screens that the viewer may open.
 */
export function breadcrumbTrail({ screen, screens, viewer }: TrailQuestion): readonly Crumb[] {
  const above = screensAbove(screen, screens, viewer);
  const place = (above[0] ?? screen).menu?.group;
  const group = place && menuHeadings(viewer).find(({ groups }) => groups.includes(place))?.heading;
  const screenCrumbs = [
    ...above.map((one) => ({ label: breadcrumbLabel(one.name), to: linkTo(one, viewer) })),
    { label: breadcrumbLabel(screen.name) },
  ];
  // A group with the name of its first screen would appear twice.
  const isSaid = group === undefined || group === 'Main' || group === screenCrumbs[0]?.label;
  return isSaid ? screenCrumbs : [{ label: group }, ...screenCrumbs];
}

function screensAbove(
  screen: ScreenDeclaration,
  screens: readonly ScreenDeclaration[],
  viewer: Grants | null,
): readonly ScreenDeclaration[] {
  const above: ScreenDeclaration[] = [];
  const parentOf = (one: ScreenDeclaration) => {
    const [parent, other] = [one.parent, one.otherParent].map((wanted) => screens.find(({ name }) => name === wanted));
    return other && parent && verdictOn(parent, viewer) !== 'open' && verdictOn(other, viewer) === 'open'
      ? other
      : parent;
  };
  for (let one = screen; !isInMenu(one); ) {
    const parent = parentOf(one);
    if (!parent || above.includes(parent)) break;
    above.unshift(parent);
    one = parent;
  }
  return above;
}

/** An entry of its own, which users see whatever else they may open. */
const isInMenu = ({ menu }: ScreenDeclaration) => menu !== undefined && menu.notBeside === undefined;

function linkTo(screen: ScreenDeclaration, viewer: Grants | null): string | undefined {
  const isPlain = !screen.path.includes(':');
  return isPlain && verdictOn(screen, viewer) === 'open' ? screen.path : undefined;
}
