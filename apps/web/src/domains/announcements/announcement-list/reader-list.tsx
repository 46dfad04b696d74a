import { readerColumns } from '@muster/contract/domains/announcements/announcement-columns.ts';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { columnsOf, plainColumnsOf } from '../../../platform/table/columns-of.ts';
import { QueryExport } from '../../../platform/table/export-menu.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from '../announcements.module.css';
import { readersQuery } from '../announcements.queries.ts';

type Reader = AnswerOf<(typeof announcementsCalls)['readers']>['data'][number];

const sizes = [10, 30, 100] as const;

/** Recipients by client and name, in pages. */
export function ReaderList({ id, zone }: { readonly id: number; readonly zone: string }) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(sizes[0]);
  const list = readersQuery(id, page, size);
  const readers = useQuery(list);
  return (
    <section aria-label="Recipients">
      <div className={styles.between}>
        <h3 className={styles.heading}>Recipients</h3>
        {readers.data?.total ? <QueryExport label="Recipients" query={list} /> : null}
      </div>
      <Loaded of={readers} thing="recipients">
        {({ data, total }) => (
          <>
            <PlainTable
              label="Recipients"
              columns={plainColumnsOf(columns, zone)}
              rows={data}
              rowId={({ user_id }) => user_id}
              empty="Not delivered yet."
            />
            {total > sizes[0] ? (
              <div className={styles.foot}>
                <Pagination
                  page={page}
                  size={size}
                  total={total}
                  onPage={setPage}
                  choice={{
                    sizes,
                    onSize: (next) => {
                      setSize(next);
                      setPage(1);
                    },
                  }}
                />
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  );
}

const columns = columnsOf<Reader>()(readerColumns, {
  name: {
    width: 260,
    cell: ({ name, client }) => (
      <>
        {name}
        <SecondLine>{client.name}</SecondLine>
      </>
    ),
  },
  read_at: { width: 180, cell: ({ read_at }, zone) => (read_at === null ? 'Not yet' : formatDateTime(read_at, zone)) },
});
