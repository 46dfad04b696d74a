import type { JobDescriptionTemplateRow } from '@muster/contract/domains/recruitment/job-description-template-answers.ts';
import { jobDescriptionTemplateColumns } from '@muster/contract/domains/recruitment/job-description-template-columns.ts';
import { jobDescriptionTemplateAccess } from '@muster/contract/domains/recruitment/job-description-templates.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconArchive, IconArchiveOff, IconCopy, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { jobDescriptionTemplatesEndpoints } from '../../../platform/api/endpoints/job-description-templates.generated.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { TextWithPlaces } from '../../../ui/text-with-places/text-with-places.tsx';
import type { OpenedTemplate } from '../job-description-template.panel.tsx';
import { jobDescriptionTemplateListQuery } from '../job-descriptions.queries.ts';
import { TemplateStatusBadge } from '../template-status.tsx';
import { useTemplateActs } from '../use-template-acts.tsx';

const TemplatePanel = lazyPanel(() =>
  import('../job-description-template.panel.tsx').then((part) => part.JobDescriptionTemplatePanel),
);

const hrefOf = ({ id }: JobDescriptionTemplateRow) => pathOf('jobDescriptionTemplateDetails', { id });
const nameCell = (row: JobDescriptionTemplateRow) => <NameCell name={row.name} to={hrefOf(row)} plain />;

const columns = columnsOf<JobDescriptionTemplateRow>()(jobDescriptionTemplateColumns, {
  name: {
    width: 240,
    pinned: 'left',
    cell: nameCell,
    card: 'title',
  },
  family: { width: 150, card: 'line' },
  summary: { width: 320, grow: true, cell: ({ summary }) => <TextWithPlaces text={summary} /> },
  is_active: {
    width: 110,
    cell: ({ is_active }) => <TemplateStatusBadge isActive={is_active} />,
    card: 'badge',
  },
  usage_count: { width: 80 },
  updated_by: { width: 170, hiddenAtFirst: true },
  updated_at: { width: 170 },
});

/** `/recruitment/job-description-templates` */
export function JobDescriptionTemplateListPage() {
  const mayChange = useMay(jobDescriptionTemplateAccess.change);
  const form = useLazyPanel((subject: OpenedTemplate | null, state) => <TemplatePanel subject={subject} {...state} />);
  const list = useRecordList({ name: 'jobDescriptionTemplates', query: jobDescriptionTemplateListQuery, columns });
  const { setActive, remove, dialog } = useTemplateActs();
  useCreate({ label: 'Add template', isAllowed: mayChange, create: () => form.open(null) });
  useRefreshOn('job-description-templates.changed', [jobDescriptionTemplatesEndpoints.list]);
  const rowActions = (row: JobDescriptionTemplateRow) => [
    { label: 'View', icon: <IconEye aria-hidden="true" />, to: hrefOf(row) },
    {
      label: 'Update',
      icon: <IconPencil aria-hidden="true" />,
      onSelect: () => form.open({ id: row.id, isCopied: false }),
    },
    {
      label: 'Duplicate',
      icon: <IconCopy aria-hidden="true" />,
      onSelect: () => form.open({ id: row.id, isCopied: true }),
    },
    row.is_active
      ? { label: 'Archive', icon: <IconArchive aria-hidden="true" />, onSelect: () => void setActive(row, false) }
      : { label: 'Activate', icon: <IconArchiveOff aria-hidden="true" />, onSelect: () => void setActive(row, true) },
    { label: 'Delete', icon: <IconTrash aria-hidden="true" />, danger: true, onSelect: () => remove(row) },
  ];
  return (
    <Page fill>
      <PageHeader
        title="Job description templates"
        count={list.total}
        actions={
          mayChange ? (
            <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.open(null)}>
              Add template
            </Button>
          ) : null
        }
      />
      <DataTable
        label="Job description templates"
        list={list}
        rowName={({ name }) => name}
        rowHref={hrefOf}
        rowActions={mayChange ? rowActions : undefined}
        searchPlaceholder="Search: Name, Summary"
        empty={{
          title: 'No job description templates found.',
          hint: 'Texts from which job descriptions begin appear here.',
          action: mayChange ? <Button onClick={() => form.open(null)}>Add the first template</Button> : null,
        }}
      />
      {dialog}
      {form.panel}
    </Page>
  );
}
