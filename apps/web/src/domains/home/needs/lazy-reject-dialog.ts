import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyRejectDialog = lazyPanel(() => import('./reject-dialog.tsx').then((part) => part.RejectDialog));
