import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';

export const LazyEmployeeForm = lazyPanel(() =>
  import('./employee-form.panel.tsx').then((part) => part.EmployeeFormPanel),
);
