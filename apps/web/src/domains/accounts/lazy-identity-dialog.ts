import { lazy } from 'react';

/** Rarely needed, so its code loads when a call first requires a confirmed identity. */
export const IdentityDialog = lazy(() =>
  import('./identity-dialog.tsx').then((part) => ({ default: part.IdentityDialog })),
);
