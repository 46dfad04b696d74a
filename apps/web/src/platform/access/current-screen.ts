import type { ScreenDeclaration } from '@muster/contract/screen.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router';

const product = 'Muster';

/** The declaration of the screen that is shown; null while an address is still being looked up. */
export function useCurrentScreen(): ScreenDeclaration | null {
  const handle = useMatches().findLast((match) => isScreen(match.handle))?.handle;
  return isScreen(handle) ? handle : null;
}

interface RecordName {
  readonly path: string;
  readonly name: string;
}

let shown: RecordName | null = null;
const listeners = new Set<() => void>();

/** For screens of one record: its name takes the place of the screen's title in the tab and in the breadcrumbs. */
export function useRecordName(name: string | null | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    shown = name ? { path: pathname, name } : null;
    for (const listener of listeners) listener();
  }, [name, pathname]);
}

/** The name of the record on the screen, or null. */
export function useShownRecordName(): string | null {
  const { pathname } = useLocation();
  const record = useSyncExternalStore(subscribe, () => shown);
  return record?.path === pathname ? record.name : null;
}

/** Keeps the title of the browser's tab: 'Employees · Muster'. */
export function useDocumentTitle(): void {
  const screen = useCurrentScreen();
  const record = useShownRecordName();
  const title = record ?? screen?.title;
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isScreen = (handle: unknown): handle is ScreenDeclaration =>
  typeof handle === 'object' && handle !== null && 'frame' in handle && 'path' in handle;
