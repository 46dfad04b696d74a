import type { Grants } from '@muster/contract/access.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { grantsOf, usePageData } from '../session/use-session.ts';

/** One part of a record, as data. */
export interface RecordTab<Subject> {
  /** In the address, as `?tab=`; the first tab has the plain address. */
  readonly id: string;
  readonly label: string;
  /** How many entries it has, once it is known. */
  readonly count?: number | undefined;
  /** Default: everybody who sees the record sees the tab. */
  readonly isOpenTo?: (viewer: Grants) => boolean;
  readonly content: (subject: Subject) => ReactNode;
  /** Beside the content on a wide screen, below it on a narrow one. */
  readonly rail?: (subject: Subject) => ReactNode;
}

/**
 * The parts of a record as links with addresses of their own, and the one that the address names. An unknown or closed
 * part shows the first. `nav` is null for a single part. Give at least one tab that is open to everybody.
 */
export function useRecordTabs<Subject>({ label, path, tabs }: RecordTabsQuestion<Subject>): OpenTab<Subject> {
  const [address] = useSearchParams();
  const viewer = grantsOf(usePageData()) ?? { roles: [], permissions: [] };
  const open = openTabs(tabs, viewer);
  const [first] = open;
  const active = open.find(({ id }) => id === address.get('tab')) ?? first;
  const links = open.map((tab) => ({ ...tab, to: tab === first ? path : `${path}?tab=${tab.id}` }));
  return {
    nav: open.length > 1 && active ? <LinkTabs label={label} active={active.id} tabs={links} /> : null,
    content: (subject) => active?.content(subject) ?? null,
    rail: (subject) => active?.rail?.(subject) ?? null,
  };
}

/** The tabs that a viewer sees. */
export const openTabs = <Subject,>(tabs: readonly RecordTab<Subject>[], viewer: Grants) =>
  tabs.filter(({ isOpenTo }) => isOpenTo?.(viewer) ?? true);

interface RecordTabsQuestion<Subject> {
  /** Of the navigation: 'Parts of the client'. */
  readonly label: string;
  readonly path: string;
  readonly tabs: readonly RecordTab<Subject>[];
}

interface OpenTab<Subject> {
  readonly nav: ReactNode;
  readonly content: (subject: Subject) => ReactNode;
  readonly rail: (subject: Subject) => ReactNode;
}
