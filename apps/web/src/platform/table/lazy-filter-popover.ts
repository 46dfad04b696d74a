import { lazyPanel } from '../panel/lazy-panel.tsx';

/** Loaded with the first filter that is opened. */
export const LazyFilterPopover = lazyPanel(() => import('./filter-popover.tsx').then((part) => part.FilterPopover));
