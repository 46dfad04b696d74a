import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './heading-focus.ts';

/**
 * After each navigation the focus moves to the new screen's heading; not on the first load, where the browser decides.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return focusHeading();
  }, [pathname]);
}
