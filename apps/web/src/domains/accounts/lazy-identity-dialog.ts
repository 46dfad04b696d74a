import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';

/** Loaded only when a call requires the password again. */
export const IdentityDialog = lazyPanel(() => import('./identity-dialog.tsx').then((part) => part.IdentityDialog));
