import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyOvertimeDialog = lazyPanel(() => import('./overtime-dialog.tsx').then((part) => part.OvertimeDialog));
