import type { MyPositionRecord } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { type RecordTab, useRecordTabs } from '../../../platform/record/record-tabs.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { MyPositionCandidates } from '../my-candidates/my-position-candidates.tsx';
import { myPositionAnswers, myPositionQuery } from '../my-positions.queries.ts';
import { openedText } from '../opened-text.ts';
import { PositionStatusBadge } from '../position-status.tsx';
import { MyPositionOverview } from './my-position-overview.tsx';
import { UnknownPosition } from './unknown-position.tsx';

const tabs: readonly RecordTab<MyPositionRecord>[] = [
  { id: 'overview', label: 'Overview', content: (position) => <MyPositionOverview position={position} /> },
  { id: 'candidates', label: 'Candidates', content: ({ uuid }) => <MyPositionCandidates uuid={uuid} /> },
];

/** `/position/my-open-positions/:uuid`: one position of the viewer's company. */
export function MyPositionDetailsPage() {
  const { uuid = '' } = useParams();
  const found = useQuery(myPositionQuery(uuid));
  useRecordTitle(found.data?.title ?? null);
  useRefreshOn('my-positions.changed', myPositionAnswers);
  const unknown = <UnknownPosition />;
  // An address that is no uuid is refused as input, and names nothing either.
  if (isProblem(found.error, 'invalid-input')) return unknown;
  return (
    <RecordPage
      of={found}
      thing="open position"
      unknown={unknown}
      outline={<RecordSkeleton thing="open position" hasAvatar={false} />}
    >
      {(position) => <MyPosition key={position.uuid} position={position} />}
    </RecordPage>
  );
}

function MyPosition({ position }: { readonly position: MyPositionRecord }) {
  const zone = useViewerZone();
  const { title, status, opened_at, filled_count, headcount, presented } = position;
  // Decided once: a decision does not move the tabs.
  const [isDeciding] = useState(position.waiting > 0);
  const counted = tabs.map((tab) => (tab.id === 'candidates' ? { ...tab, count: presented } : tab));
  const { nav, content } = useRecordTabs({
    label: 'Parts of the position',
    path: useLocation().pathname,
    tabs: isDeciding ? counted.toReversed() : counted,
  });
  return (
    <Page>
      <PageHeader
        title={title}
        status={<PositionStatusBadge status={status} />}
        text={`${filled_count} of ${headcount} filled · ${openedText(opened_at, zone)}`}
        actions={
          <>
            <LinkButton to={pathOf('myOpenPositionNotes', { uuid: position.uuid })}>Notes</LinkButton>
            <LinkButton to={pathOf('myOpenPositionAttachment', { uuid: position.uuid })}>Attachments</LinkButton>
          </>
        }
      />
      {nav}
      <RecordContent>{content(position)}</RecordContent>
    </Page>
  );
}
