import { lazy } from 'react';

/** Its code is needed seldom: it loads when a call first wants the person confirmed. */
export const IdentityDialog = lazy(() =>
  import('./identity-dialog.tsx').then((part) => ({ default: part.IdentityDialog })),
);
