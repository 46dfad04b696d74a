import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyShiftForm = lazyPanel(() => import('./shift-form.panel.tsx').then((part) => part.ShiftFormPanel));
