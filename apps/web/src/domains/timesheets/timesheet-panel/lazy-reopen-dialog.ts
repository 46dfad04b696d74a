import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyReopenDialog = lazyPanel(() => import('./reopen-dialog.tsx').then((part) => part.ReopenDialog));
