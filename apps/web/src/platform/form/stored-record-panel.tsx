import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../ui/state/page-skeleton.tsx';
import { problemText } from '../api/problem-error.ts';
import type { PanelProps } from '../panel/lazy-panel.tsx';
import { type RecordQuery, useKeptRecord } from './use-kept-record.ts';

/** The form of a stored record: `children` once it is read, and until then its panel without fields. */
export function StoredRecordPanel<T extends object>({ query, title, isWide = false, children, ...panel }: Props<T>) {
  const { record, error, renew } = useKeptRecord(query);
  if (record) return children(record, renew);
  return (
    <SidePanel {...panel} title={title} isWide={isWide} actions={<Button onClick={panel.onClose}>Cancel</Button>}>
      {error ? <ErrorState title="The form could not be opened" text={problemText(error)} /> : <PageSkeleton />}
    </SidePanel>
  );
}

interface Props<T> extends Required<PanelProps> {
  readonly query: RecordQuery<T>;
  readonly title: string;
  readonly isWide?: boolean;
  /** `renew` is the `onConflict` of the form. */
  readonly children: (record: T, renew: () => Promise<boolean>) => ReactNode;
}
