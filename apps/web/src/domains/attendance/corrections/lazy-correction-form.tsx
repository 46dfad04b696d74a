import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyCorrectionForm = lazyPanel(() =>
  import('./correction-form.panel.tsx').then((part) => part.CorrectionFormPanel),
);
