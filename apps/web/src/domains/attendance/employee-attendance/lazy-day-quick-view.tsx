import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyDayQuickView = lazyPanel(() => import('./day-quick-view.tsx').then((part) => part.DayQuickView));
