import type { Grants } from '@muster/contract/access.ts';
import { breadcrumbLabel } from '@muster/contract/breadcrumbs.ts';
import { type ScreenDeclaration, verdictOn } from '@muster/contract/screen.ts';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';

export interface TrailQuestion {
  readonly screen: ScreenDeclaration;
  readonly screens: readonly ScreenDeclaration[];
  readonly viewer: Grants | null;
}

/**
 * The path to a screen (section 2.8): its menu group, the screens above it, itself. Links only to screens that the
 * viewer may open.
 */
export function breadcrumbTrail({ screen, screens, viewer }: TrailQuestion): readonly Crumb[] {
  const above = screensAbove(screen, screens);
  const group = (above[0] ?? screen).menu?.group;
  const screenCrumbs = [
    ...above.map((one) => ({ label: breadcrumbLabel(one.name), to: linkTo(one, viewer) })),
    { label: breadcrumbLabel(screen.name) },
  ];
  // A group with the name of its first screen would appear twice.
  const isSaid = group === undefined || group === 'Main' || group === screenCrumbs[0]?.label;
  return isSaid ? screenCrumbs : [{ label: group }, ...screenCrumbs];
}

function screensAbove(screen: ScreenDeclaration, screens: readonly ScreenDeclaration[]): readonly ScreenDeclaration[] {
  const above: ScreenDeclaration[] = [];
  const parentOf = (one: ScreenDeclaration) => screens.find(({ name }) => name === one.parent);
  for (let parent = parentOf(screen); parent && !above.includes(parent); parent = parentOf(parent))
    above.unshift(parent);
  return above;
}

function linkTo(screen: ScreenDeclaration, viewer: Grants | null): string | undefined {
  const isPlain = !screen.path.includes(':');
  return isPlain && verdictOn(screen, viewer) === 'open' ? screen.path : undefined;
}
