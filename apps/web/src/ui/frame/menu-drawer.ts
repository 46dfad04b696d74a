import { createContext, useContext } from 'react';
import { useTablet } from '../use-compact.ts';

/** Inside the drawer with the full menu: closes it. Null beside the page. */
export const MenuDrawer = createContext<(() => void) | null>(null);

/** Whether the menu around this part is the rail of icons of tablets. */
export function useIsRail(): boolean {
  const isTablet = useTablet();
  return useContext(MenuDrawer) === null && isTablet;
}
