import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyDayPanel = lazyPanel(() => import('./day.panel.tsx').then((part) => part.DayPanel));
