import { HeadlessMantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { theme } from '../theme.ts';
import { styleNonce } from './style-nonce.ts';

// The scroll lock adds a style element, which the content policy allows only with the nonce.
setNonce(styleNonce());

/**
 * The context that dialogs and panels need. It is here and not around the whole app, so that pages without a dialog do
 * not load it. Headless, because our own style sheets style the parts.
 */
export function OverlayRoot({ children }: { readonly children: ReactNode }) {
  return <HeadlessMantineProvider theme={theme}>{children}</HeadlessMantineProvider>;
}
