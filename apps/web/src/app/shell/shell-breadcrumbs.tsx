import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { useCurrentScreen } from '../../platform/access/current-screen.ts';
import { grantsOf, usePageData } from '../../platform/session/use-session.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

export function ShellBreadcrumbs() {
  const screen = useCurrentScreen();
  const viewer = grantsOf(usePageData());
  return screen ? <Breadcrumbs crumbs={breadcrumbTrail({ screen, screens: builtScreens, viewer })} /> : null;
}
