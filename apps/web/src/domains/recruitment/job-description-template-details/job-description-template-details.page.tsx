import { mayReadActivity } from '@muster/contract/domains/access/activity.policy.ts';
import type { JobDescriptionTemplateRecord } from '@muster/contract/domains/recruitment/job-description-template-answers.ts';
import { jobDescriptionTemplateAccess } from '@muster/contract/domains/recruitment/job-description-templates.policy.ts';
import { jobFamilyLabels } from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPencil, IconTemplate } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { type RecordTab, useRecordTabs } from '../../../platform/record/record-tabs.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordColumns, RecordContent, RecordRefreshing } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { RecordActivity } from '../../access/index.ts';
import type { OpenedTemplate } from '../job-description-template.panel.tsx';
import { jobDescriptionTemplateAnswers, jobDescriptionTemplateDetailsQuery } from '../job-descriptions.queries.ts';
import { TemplateStatusBadge } from '../template-status.tsx';
import { useTemplateActs } from '../use-template-acts.tsx';
import { TemplateFacts } from './template-facts.tsx';
import { TemplatePreview } from './template-preview.tsx';

const TemplatePanel = lazyPanel(() =>
  import('../job-description-template.panel.tsx').then((part) => part.JobDescriptionTemplatePanel),
);

const thing = 'job description template';

const tabs: readonly RecordTab<JobDescriptionTemplateRecord>[] = [
  {
    id: 'template',
    label: 'Template',
    content: (record) =>
      record.updated_at === undefined ? (
        <TemplatePreview record={record} />
      ) : (
        <RecordColumns main={<TemplatePreview record={record} />} aside={<TemplateFacts record={record} />} />
      ),
  },
  {
    id: 'activity',
    label: 'Activity',
    isOpenTo: mayReadActivity,
    content: ({ id }) => <RecordActivity kind="job-description-template" id={id} />,
  },
];

/** `/recruitment/job-description-templates/view/:id` */
export function JobDescriptionTemplateDetailsPage() {
  return (
    <RecordAtAddress
      query={jobDescriptionTemplateDetailsQuery}
      nameOf={({ name }) => name}
      thing={thing}
      icon={<IconTemplate aria-hidden="true" />}
      list={{ name: 'job description templates', to: pathOf('jobDescriptionTemplates') }}
      outline={<RecordSkeleton thing={thing} hasAvatar={false} />}
    >
      {(record, isRefreshing) => <Template record={record} isRefreshing={isRefreshing} />}
    </RecordAtAddress>
  );
}

function Template({ record, isRefreshing }: TemplateProps) {
  const { id, name, family, is_active } = record;
  const mayChange = useMay(jobDescriptionTemplateAccess.change);
  const navigate = useNavigate();
  const form = useLazyPanel((subject: OpenedTemplate, state) => <TemplatePanel subject={subject} {...state} />);
  useRefreshOn('job-description-templates.changed', jobDescriptionTemplateAnswers, {
    isWanted: (changed) => changed.id === id,
  });
  const { setActive, remove, dialog } = useTemplateActs(() => void navigate(pathOf('jobDescriptionTemplates')));
  const { nav, content } = useRecordTabs({ label: 'Parts of the template', path: useLocation().pathname, tabs });
  const isUnused = record.usage_count === 0;
  const more = [
    { label: 'Duplicate', onSelect: () => form.open({ id, isCopied: true }) },
    { label: is_active ? 'Archive' : 'Activate', onSelect: () => void setActive(record, !is_active) },
    ...(isUnused ? [{ label: 'Delete', danger: true, onSelect: () => remove(record) }] : []),
  ];
  return (
    <Page>
      <RecordRefreshing shown={isRefreshing} />
      <PageHeader
        title={name}
        status={mayChange ? <TemplateStatusBadge isActive={is_active} /> : null}
        text={`Family: ${jobFamilyLabels[family]}`}
        actions={
          mayChange ? (
            <>
              <MenuButton tone="default" label="More actions" entries={more}>
                More
              </MenuButton>
              <Button
                tone="primary"
                icon={<IconPencil aria-hidden="true" />}
                onClick={() => form.open({ id, isCopied: false })}
              >
                Update
              </Button>
            </>
          ) : null
        }
      />
      {nav}
      <RecordContent>{content(record)}</RecordContent>
      {form.panel}
      {dialog}
    </Page>
  );
}

interface TemplateProps {
  readonly record: JobDescriptionTemplateRecord;
  readonly isRefreshing: boolean;
}
