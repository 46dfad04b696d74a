import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyDecideDialog = lazyPanel(() => import('./decide-dialog.tsx').then((part) => part.DecideDialog));
