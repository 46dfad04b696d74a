import { clientStateWord } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { DecisionButtons, ShortlistStar } from '../my-candidates/decision-buttons.tsx';
import { candidateProfileQuery, myPositionAnswers } from '../my-positions.queries.ts';
import { useCandidateDecision } from '../use-candidate-decision.tsx';
import { AboutCandidate } from './about-candidate.tsx';
import { CandidatePager } from './candidate-pager.tsx';
import styles from './candidate-profile.module.css';
import { MadeDecision } from './made-decision.tsx';
import { OtherCandidates } from './other-candidates.tsx';
import { MoreDecisions, PhoneDecision } from './phone-decision.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileTerms } from './profile-terms.tsx';

/** `/position/candidate-profile/:uuid`: a candidate who was presented for a position of the viewer's company. */
export function CandidateProfilePage() {
  const { uuid = '' } = useParams();
  const found = useQuery(candidateProfileQuery(uuid));
  useRecordTitle(found.data?.name ?? null);
  useRefreshOn('my-positions.changed', myPositionAnswers);
  const unknown = (
    <UnknownRecord
      thing="candidate"
      icon={<IconUser aria-hidden="true" />}
      list={{ name: 'my open positions', to: pathOf('myOpenPositions') }}
    />
  );
  // An address that is no uuid is refused as input, and names nothing either.
  if (isProblem(found.error, 'invalid-input')) return unknown;
  return (
    <RecordPage
      of={found}
      thing="candidate"
      unknown={unknown}
      outline={<RecordSkeleton thing="candidate" hasTabs={false} />}
    >
      {(profile) => <Profile key={profile.uuid} profile={profile} />}
    </RecordPage>
  );
}

function Profile({ profile }: { readonly profile: CandidateProfile }) {
  const decisions = useCandidateDecision();
  const isPhone = usePhone();
  const { name, headline, home_place, position } = profile;
  return (
    <Page>
      <CandidatePager profile={profile}>
        {isPhone ? <MoreDecisions profile={profile} decisions={decisions} /> : null}
      </CandidatePager>
      <PageHeader
        title={name}
        before={<Initials name={name} size={56} />}
        status={<StateBadge word={clientStateWord(profile)} />}
        text={[headline, home_place].filter(Boolean).join(' · ')}
        actions={
          isPhone ? null : (
            <>
              <ShortlistStar candidate={profile} decisions={decisions} />
              <DecisionButtons candidate={profile} decisions={decisions} isInHeader />
            </>
          )
        }
      />
      <div className={styles.body}>
        <ProfileFacts profile={profile} />
        <div className={styles.main}>
          <MadeDecision profile={profile} />
          {decisions.mayDecide ? <AboutCandidate profile={profile} /> : null}
          <ProfileTerms position={position} />
          {isPhone ? (
            <div className={styles.foot}>
              <PhoneDecision profile={profile} decisions={decisions} />
            </div>
          ) : null}
        </div>
        <OtherCandidates profile={profile} />
      </div>
      {decisions.panel}
    </Page>
  );
}
