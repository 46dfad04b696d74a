import { IconBriefcase } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecordTitle } from '../../platform/access/current-screen.ts';
import { isProblem } from '../../platform/api/problem-error.ts';
import { RecordPage } from '../../platform/record/record-page.tsx';
import { UnknownRecord } from '../../platform/record/unknown-record.tsx';

/** A page about a position whose uuid is in the address. */
export function PositionRecordPage<T>({ of, title, thing, list, nameOf, children }: PositionRecordPageProps<T>) {
  useRecordTitle(of.data ? nameOf(of.data) : null);
  const unknown = <UnknownRecord thing="open position" icon={<IconBriefcase aria-hidden="true" />} list={list} />;
  // An address that is no uuid is refused as input, and names nothing either.
  if (isProblem(of.error, 'invalid-input')) return unknown;
  return (
    <RecordPage of={of} thing={thing} title={title} unknown={unknown}>
      {children}
    </RecordPage>
  );
}

interface PositionRecordPageProps<T> {
  readonly of: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** While nothing is loaded. */
  readonly title: string;
  /** What is loaded, in lower case. */
  readonly thing: string;
  /** Where the other positions are. */
  readonly list: { readonly name: string; readonly to: string };
  /** Its name in the tab of the browser. */
  readonly nameOf: (answer: T) => string;
  readonly children: (answer: T) => ReactNode;
}
