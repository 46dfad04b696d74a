import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyOfficeDialog = lazyPanel(() => import('./office-dialog.tsx').then((part) => part.OfficeDialog));
