import type { ScreenDeclaration } from '@muster/contract/screen.ts';
import { useEffect } from 'react';
import { useMatches } from 'react-router';

const product = 'Muster';

/** The declaration of the current screen; null while the address is being resolved. */
export function useCurrentScreen(): ScreenDeclaration | null {
  const handle = useMatches().findLast((match) => isScreen(match.handle))?.handle;
  return isScreen(handle) ? handle : null;
}

/** What the tab names. Kept here because the record's page and the shell can mount in either order. */
const named: { record: string | null; screen: string | null } = { record: null, screen: null };

/** Keeps the title of the browser's tab up to date: 'Employees · Muster'. */
export function useDocumentTitle(): void {
  const title = useCurrentScreen()?.title ?? null;
  useEffect(() => {
    named.screen = title;
    showTitle();
  }, [title]);
}

/** Names the record in the tab, while its page is open: 'Ana Reyes · Muster'. */
export function useRecordTitle(name: string | null): void {
  useEffect(() => {
    named.record = name;
    showTitle();
    return () => {
      named.record = null;
      showTitle();
    };
  }, [name]);
}

function showTitle(): void {
  document.title = [named.record ?? named.screen, product].filter(Boolean).join(' · ');
}

const isScreen = (handle: unknown): handle is ScreenDeclaration =>
  typeof handle === 'object' && handle !== null && 'frame' in handle && 'path' in handle;
