import { allScreens } from '@muster/contract/all-screens.ts';
import { builtScreens, isNotYetBuilt } from '@muster/contract/not-yet-built.ts';
import type { RouteObject } from 'react-router';
import { fillSlots } from './fill-slots.ts';
import { pages } from './pages.ts';
import { Root } from './root/root.tsx';
import { ScreenError } from './root/screen-error.tsx';
import { plannedRoutes, screenRoutes, unknownAddress } from './screen-routes.tsx';
import { Shell } from './shell/shell.tsx';

/** Every built screen, those with a menu inside the shell. */
export function portalRoutes(): RouteObject[] {
  fillSlots();
  const framed = (frame: 'shell' | 'bare') => builtScreens.filter((screen) => screen.frame === frame);
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ScreenError,
      HydrateFallback: NothingYet,
      children: [
        { id: 'shell', Component: Shell, children: screenRoutes(framed('shell'), pages) },
        ...screenRoutes(framed('bare'), pages),
        ...plannedRoutes(allScreens.filter(({ name }) => isNotYetBuilt(name))),
        unknownAddress,
      ],
    },
  ];
}

const NothingYet = () => null;
