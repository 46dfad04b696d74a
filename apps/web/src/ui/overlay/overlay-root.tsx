import { HeadlessMantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { theme } from '../theme.ts';
import { styleNonce } from './style-nonce.ts';

// The scroll lock adds a style element, which the content policy allows only with the nonce.
setNonce(styleNonce());

/**
 * What dialogs and panels need around them. It stands here and not around the whole app, so that pages without a
 * dialog load nothing of it; our own style sheets dress the parts, hence headless.
 */
export function OverlayRoot({ children }: { readonly children: ReactNode }) {
  return <HeadlessMantineProvider theme={theme}>{children}</HeadlessMantineProvider>;
}
