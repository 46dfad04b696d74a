import type { CallAnswer } from '@muster/contract';
import { clientStageOf } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { myPositionsCalls } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { UnknownPosition } from '../my-position-details/unknown-position.tsx';
import { myCandidatesQuery, myPositionAnswers } from '../my-positions.queries.ts';
import { PositionStatusBadge } from '../position-status.tsx';
import { comparedIn } from './compare-address.ts';
import { ComparedCandidates } from './compared-candidates.tsx';
import { MyPositionCandidates } from './my-position-candidates.tsx';
import { comparedAtOnce } from './use-compare.ts';

/** `/position/my-open-positions/candidates/:uuid`: who was presented for a position; with `?compare=` some of them side by side. */
export function MyPositionCandidatesPage() {
  const { uuid = '' } = useParams();
  const found = useQuery(myCandidatesQuery(uuid));
  useRecordTitle(found.data ? `Candidates for ${found.data.position.title}` : null);
  useRefreshOn('my-positions.changed', myPositionAnswers);
  const unknown = <UnknownPosition />;
  // An address that is no uuid is refused as input, and names nothing either.
  if (isProblem(found.error, 'invalid-input')) return unknown;
  return (
    <RecordPage of={found} thing="candidates" unknown={unknown}>
      {(answer) => <Candidates {...answer} />}
    </RecordPage>
  );
}

function Candidates({ position, data }: CallAnswer<(typeof myPositionsCalls)['candidates']>) {
  const [address] = useSearchParams();
  const compared = comparedIn(address).flatMap((uuid) => data.find((candidate) => candidate.uuid === uuid) ?? []);
  const going = data.filter((candidate) => clientStageOf(candidate) !== 'ended');
  const isComparing = compared.length >= comparedAtOnce.least;
  const { uuid, title, status, must_have } = position;
  return (
    <Page>
      <PageHeader
        title={isComparing ? `Compare candidates for ${title}` : `Candidates for ${title}`}
        count={isComparing ? compared.length : going.length}
        status={<PositionStatusBadge status={status} />}
        text={isComparing && must_have.length > 0 ? `You asked for ${must_have.join(', ')}` : undefined}
        actions={
          isComparing ? (
            <LinkButton to={pathOf('myOpenPositionCandidates', { uuid })}>All candidates</LinkButton>
          ) : (
            <LinkButton to={pathOf('myOpenPositionDetails', { uuid })}>View position</LinkButton>
          )
        }
      />
      <RecordContent>
        {isComparing ? <ComparedCandidates candidates={compared} /> : <MyPositionCandidates uuid={uuid} />}
      </RecordContent>
    </Page>
  );
}
