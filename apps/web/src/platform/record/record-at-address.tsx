import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { BesideActionsContext } from '../../ui/page/header-place.tsx';
import { useRecordTitle } from '../access/current-screen.ts';
import { useIdInPath } from '../address/use-address-view.ts';
import type { RequestParts } from '../api/call-api.ts';
import { rememberRecord } from './recent-records.ts';
import { RecordPage } from './record-page.tsx';
import { RecordPager } from './record-pager.tsx';
import { UnknownRecord } from './unknown-record.tsx';

/** The page of the record whose id is in the address. An address without an id is an unknown record. */
export function RecordAtAddress<T>(props: RecordAtAddressProps<T>) {
  const id = useIdInPath();
  return id === null ? <Unknown {...props} /> : <Known key={id} id={id} {...props} />;
}

function Known<T>({ id, ...props }: RecordAtAddressProps<T> & { readonly id: number }) {
  const { query, thing, nameOf, outline, refused, children } = props;
  const found = useQuery(query(id));
  const name = found.data === undefined ? null : nameOf(found.data);
  useRecordTitle(name);
  const { pathname } = useLocation();
  useEffect(() => {
    if (name !== null) rememberRecord({ path: pathname, name, thing });
  }, [name, pathname, thing]);
  const unknown = <Unknown {...props} />;
  return (
    <BesideActionsContext value={<RecordPager thing={thing} />}>
      <RecordPage of={found} thing={thing} unknown={unknown} refused={refused} outline={outline}>
        {(record) => children(record, found.isFetching)}
      </RecordPage>
    </BesideActionsContext>
  );
}

function Unknown<T>({ thing, icon, list }: RecordAtAddressProps<T>) {
  return <UnknownRecord thing={thing} icon={icon} list={list} />;
}

interface RecordAtAddressProps<T> {
  readonly query: (id: number) => RecordQuery<T>;
  /** In the singular, lower case. */
  readonly thing: string;
  /** Its name in the tab of the browser. */
  readonly nameOf: (record: T) => string;
  readonly icon: ReactNode;
  /** Where the others are. */
  readonly list: { readonly name: string; readonly to: string };
  /** Shown to viewers who may not read it. Default: the text of any other failure. */
  readonly refused?: ReactNode;
  /** The whole page while it loads. Default: a few lines below the title. */
  readonly outline?: ReactNode;
  readonly children: (record: T, isRefreshing: boolean) => ReactNode;
}

type RecordQuery<T> = UseQueryOptions<T, Error, T, readonly [path: string, parts: RequestParts]>;
