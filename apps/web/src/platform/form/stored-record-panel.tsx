import type { ReactNode } from 'react';
import type { PanelProps } from '../panel/lazy-panel.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { type RecordQuery, useKeptRecord } from './use-kept-record.ts';

/** The form of a stored record: `children` once it is read, and until then its panel without fields. */
export function StoredRecordPanel<T extends object>({ query, children, ...panel }: Props<T>) {
  const { record, error, retry, renew } = useKeptRecord(query);
  if (record) return children(record, renew);
  return <OpeningPanel {...panel} error={error} onRetry={retry} />;
}

interface Props<T> extends Required<PanelProps> {
  readonly query: RecordQuery<T>;
  readonly title: string;
  readonly description?: string;
  readonly isWide?: boolean;
  /** `renew` is the `onConflict` of the form. */
  readonly children: (record: T, renew: () => Promise<boolean>) => ReactNode;
}
