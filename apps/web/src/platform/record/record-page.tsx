import { capitalized } from '@muster/contract/capitalized.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { isProblem } from '../api/problem-error.ts';
import { Loaded } from './loaded.tsx';

/**
 * A page about one record: a placeholder while it loads, `unknown` if it does not exist, and the error if it failed.
 */
export function RecordPage<T>({ of, thing, title, unknown, refused, outline, children }: RecordPageProps<T>) {
  if (of.data !== undefined) return children(of.data);
  if (isProblem(of.error, 'not-found')) return unknown;
  if (refused !== undefined && isProblem(of.error, 'forbidden')) return refused;
  if (!of.error && outline !== undefined) return outline;
  return (
    <Page>
      <PageHeader title={title ?? capitalized(thing)} />
      <Loaded of={of} thing={thing}>
        {children}
      </Loaded>
    </Page>
  );
}

interface RecordPageProps<T> {
  readonly of: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** In the singular, lower case. */
  readonly thing: string;
  /** Title while the record is missing. Default: the thing. */
  readonly title?: string;
  readonly unknown: ReactNode;
  /** Shown to viewers who may not read it; by default like any other failure. */
  readonly refused?: ReactNode;
  /** The whole page while it loads. Default: a few lines below the title. */
  readonly outline?: ReactNode;
  readonly children: (data: T) => ReactNode;
}
