import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyDayQuickView = lazyPanel(() => import('./day-quick-view.tsx').then((part) => part.DayQuickView));

export const LazyCorrectionQuickView = lazyPanel(() =>
  import('./request-quick-views.tsx').then((part) => part.CorrectionQuickView),
);

export const LazyOvertimeQuickView = lazyPanel(() =>
  import('./request-quick-views.tsx').then((part) => part.OvertimeQuickView),
);
