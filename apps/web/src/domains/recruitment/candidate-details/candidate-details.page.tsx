import { mayReadActivity } from '@muster/contract/domains/access/activity.policy.ts';
import type { CandidateRecord } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { heldDataAccess } from '@muster/contract/domains/recruitment/candidates.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPencil, IconPlus, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useIdInPath } from '../../../platform/address/use-address-view.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { type RecordTab, useRecordTabs } from '../../../platform/record/record-tabs.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordRefreshing } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { RecordActivity } from '../../access/index.ts';
import { Attachments } from '../../documents/index.ts';
import { candidateApplicationsQuery } from '../applications.queries.ts';
import { CandidateLinks } from '../candidate-links/candidate-links.tsx';
import { candidateAnswers, candidateDetailsQuery } from '../candidates.queries.ts';
import { candidateFiles } from '../files/recruitment-files.ts';
import { useCandidateActs } from '../use-candidate-acts.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { CandidateApplications } from './candidate-applications.tsx';
import { CandidateNotes } from './candidate-notes.tsx';
import { CandidateProfile } from './candidate-profile.tsx';
import { useAddToPosition } from './use-add-to-position.tsx';
import { useHeldDataExport } from './use-held-data-export.ts';
import { useTabCounts } from './use-tab-counts.ts';

const CandidatePanel = lazyPanel(() => import('../candidate.panel.tsx').then((part) => part.CandidatePanel));

const tabs: readonly RecordTab<CandidateRecord>[] = [
  {
    id: 'profile',
    label: 'Profile',
    content: (record) => (
      <CandidateProfile record={record} aside={<CandidateLinks id={record.id} name={record.name} />} />
    ),
  },
  {
    id: 'applications',
    label: 'Applications',
    content: ({ id, name, work }) => (
      <CandidateApplications id={id} name={name} mayAdd={work?.archived_at === null && work.anonymised_at === null} />
    ),
  },
  { id: 'notes', label: 'Notes', content: ({ id }) => <CandidateNotes id={id} /> },
  {
    id: 'attachments',
    label: 'Attachments',
    content: ({ id }) => <Attachments source={candidateFiles(id)} />,
  },
  {
    id: 'activity',
    label: 'Activity',
    isOpenTo: mayReadActivity,
    content: ({ id }) => <RecordActivity kind="candidate" id={id} />,
  },
];

/** `/recruitment/candidates/:id` and `/candidate/:id`: one candidate. */
export function CandidateDetailsPage() {
  return (
    <RecordAtAddress
      query={candidateDetailsQuery}
      nameOf={({ name }) => name}
      thing="candidate"
      icon={<IconUser aria-hidden="true" />}
      list={{ name: 'candidates', to: pathOf('candidates') }}
      outline={<RecordSkeleton thing="candidate" />}
    >
      {(record, isRefreshing) => <AtOwnAddress record={record} isRefreshing={isRefreshing} />}
    </RecordAtAddress>
  );
}

/** The address of a record that was merged leads to the kept one. */
function AtOwnAddress(props: CandidateProps) {
  const { id } = props.record;
  if (useIdInPath() !== id) return <Navigate to={pathOf('candidateDetails', { id })} replace />;
  return <Candidate {...props} />;
}

interface CandidateProps {
  readonly record: CandidateRecord;
  readonly isRefreshing: boolean;
}

function Candidate({ record, isRefreshing }: CandidateProps) {
  const { id, name, headline, home_place, work } = record;
  const form = useLazyPanel((subject: number, state) => <CandidatePanel id={subject} {...state} />);
  const adding = useAddToPosition();
  useRefreshOn('candidates.changed', candidateAnswers, { isWanted: (changed) => changed.id === id });
  const { setArchived, dialog } = useCandidateActs();
  const counts = useTabCounts(id, work !== undefined);
  const { nav, content } = useRecordTabs({
    label: 'Parts of the candidate',
    path: useLocation().pathname,
    tabs: tabs.map((tab) => ({ ...tab, count: counts[tab.id] })),
  });
  const isArchived = work != null && work.archived_at !== null;
  const isAnonymised = work != null && work.anonymised_at !== null;
  const mayExport = useMay(heldDataAccess);
  const exportData = useHeldDataExport(record);
  // What stands above the tabs depends on them.
  const applications = useQuery({ ...candidateApplicationsQuery(id), enabled: work !== undefined });
  const entries = [
    ...(isAnonymised
      ? []
      : [{ label: isArchived ? 'Bring back' : 'Archive', onSelect: () => void setArchived(record, !isArchived) }]),
    ...(mayExport ? [{ label: 'Export personal data', onSelect: () => void exportData() }] : []),
  ];
  if (applications.isLoading) return <RecordSkeleton thing="candidate" />;
  return (
    <Page>
      <RecordRefreshing shown={isRefreshing} />
      <PageHeader
        title={name}
        before={<Initials name={name} size={56} />}
        status={isAnonymised ? <StateBadge word="Anonymized" /> : isArchived ? <StateBadge word="Archived" /> : null}
        text={[headline, home_place].filter(Boolean).join(' · ')}
        actions={
          work ? (
            <>
              {entries.length === 0 ? null : (
                <MenuButton tone="default" label="More actions" entries={entries}>
                  More
                </MenuButton>
              )}
              {isAnonymised ? null : (
                <Button icon={<IconPencil aria-hidden="true" />} onClick={() => form.open(id)}>
                  Update
                </Button>
              )}
              {isAnonymised || isArchived ? null : (
                <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => adding.open({ id, name })}>
                  Add to position…
                </Button>
              )}
            </>
          ) : null
        }
      />
      {work ? <ApplicationFacts id={id} work={work} /> : null}
      {nav}
      <RecordContent>{content(record)}</RecordContent>
      {form.panel}
      {adding.panel}
      {dialog}
    </Page>
  );
}
