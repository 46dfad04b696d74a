import type { ImportJob } from '@muster/contract/domains/imports/import-answers.ts';
import { importKinds } from '@muster/contract/domains/imports/imports.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { importsEndpoints } from '../../../platform/api/endpoints/imports.generated.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ImportMenu } from '../import-menu/import-menu.tsx';
import { importJobsQuery } from '../imports.queries.ts';
import { importColumnsFor } from './imports.columns.tsx';

const ImportDialog = lazyPanel(() => import('../import-dialog/import-dialog.tsx').then((part) => part.ImportDialog));

/** `/imports`: the result of each file, and files waiting for a confirmation. */
export function ImportsPage() {
  const { open, panel } = useLazyPanel((job: ImportJob, state) => (
    <ImportDialog kind={job.kind} jobId={job.id} {...state} />
  ));
  const columns = useMemo(() => importColumnsFor(open), [open]);
  const list = useRecordList({ name: 'importJobs', query: importJobsQuery, columns });
  useRefreshOn('imports.changed', [importsEndpoints.job, importsEndpoints.jobs]);
  return (
    <Page fill>
      <PageHeader title="Imports" count={list.total} actions={<ImportMenu among={importKinds} tone="primary" />} />
      <DataTable
        label="Imports"
        list={list}
        rowName={(job) => job.file_name}
        onOpen={open}
        empty={{
          icon: <IconUpload aria-hidden="true" />,
          title: messages.toast.noneFound('imports'),
          hint: 'Your imports and their results appear here. Begin with a template, blank or with the current data.',
          action: <ImportMenu among={importKinds} />,
        }}
      />
      {panel}
    </Page>
  );
}
