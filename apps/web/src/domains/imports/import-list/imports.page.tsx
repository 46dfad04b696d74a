import type { ImportJob } from '@muster/contract/domains/imports/import-answers.ts';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { importsEndpoints } from '../../../platform/api/endpoints/imports.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ImportMenu } from '../import-menu/import-menu.tsx';
import { importJobsQuery } from '../imports.queries.ts';
import { importColumnsFor } from './imports.columns.tsx';

const ImportDialog = lazy(() =>
  import('../import-dialog/import-dialog.tsx').then((part) => ({ default: part.ImportDialog })),
);

/** `/imports`: what became of each file, and what is still to be decided. */
export function ImportsPage() {
  const [shown, setShown] = useState<{ readonly job: ImportJob; readonly opened: boolean } | null>(null);
  const columns = useMemo(() => importColumnsFor((job) => setShown({ job, opened: true })), []);
  const list = useRecordList({ name: 'importJobs', query: importJobsQuery, columns });
  useRefreshOn('imports.changed', [importsEndpoints.job, importsEndpoints.jobs]);
  return (
    <Page fill>
      <PageHeader title="Imports" count={list.total} actions={<ImportMenu />} />
      <DataTable
        label="Imports"
        list={list}
        rowName={(job) => job.file_name}
        empty={{
          icon: <IconUpload aria-hidden="true" />,
          title: 'No imports found.',
          hint: 'Files that you check or import are listed here with what became of them. Start with Import above.',
        }}
      />
      {shown ? (
        <Suspense>
          <ImportDialog
            key={shown.job.id}
            kind={shown.job.kind}
            jobId={shown.job.id}
            opened={shown.opened}
            onClose={() => setShown({ ...shown, opened: false })}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
