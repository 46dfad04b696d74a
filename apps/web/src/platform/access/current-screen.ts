import type { ScreenDeclaration } from '@muster/contract/screen.ts';
import { useEffect } from 'react';
import { useMatches } from 'react-router';

const product = 'Muster';

/** The declaration of the current screen; null while the address is being resolved. */
export function useCurrentScreen(): ScreenDeclaration | null {
  const handle = useMatches().findLast((match) => isScreen(match.handle))?.handle;
  return isScreen(handle) ? handle : null;
}

/** Keeps the title of the browser's tab up to date: 'Employees · Muster'. */
export function useDocumentTitle(): void {
  const title = useCurrentScreen()?.title;
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title]);
}

const isScreen = (handle: unknown): handle is ScreenDeclaration =>
  typeof handle === 'object' && handle !== null && 'frame' in handle && 'path' in handle;
