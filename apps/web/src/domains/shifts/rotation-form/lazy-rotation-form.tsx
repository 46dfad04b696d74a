import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyRotationForm = lazyPanel(() =>
  import('./rotation-form.panel.tsx').then((part) => part.RotationFormPanel),
);
