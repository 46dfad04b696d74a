import { lazyPanel } from '../panel/lazy-panel.tsx';

export const LazyRecordQuickView = lazyPanel(() =>
  import('./record-quick-view.tsx').then((part) => part.RecordQuickView),
);
