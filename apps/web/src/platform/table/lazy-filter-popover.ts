import { lazyPanel } from '../panel/lazy-panel.tsx';

const load = () => import('./filter-popover.tsx').then((part) => part.FilterPopover);

/** Loaded with the first filter that is opened. */
export const LazyFilterPopover = lazyPanel(load);

/** While the user is on the way to a filter, so that no key is lost that is typed into it. */
export const expectFilter = (): void => void load().catch(() => undefined);
