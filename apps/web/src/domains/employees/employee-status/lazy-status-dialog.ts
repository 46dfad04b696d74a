import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyStatusDialog = lazyPanel(() => import('./status-dialog.tsx').then((part) => part.StatusDialog));
