import type { PublicCandidate } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import { IconLinkOff } from '@tabler/icons-react';
import { callApi } from '../../../platform/api/call-api.ts';
import { candidateLinksEndpoints } from '../../../platform/api/endpoints/candidate-links.generated.ts';
import { lastSegment, usePublicAnswer } from '../../../platform/api/use-public-answer.ts';
import { formatDayOfYear } from '../../../platform/format/dates.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { PublicPage } from '../../../ui/public-page/public-page.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import styles from './public-candidate.module.css';

/** `/candidates/:id`, for everyone who has the link. Each visit counts as an opening. */
export function PublicCandidatePage() {
  const found = usePublicAnswer((signal) =>
    callApi(candidateLinksEndpoints.open, { body: { token: lastSegment() }, signal }),
  );
  return (
    <PublicPage title="Candidate">
      {found.at === 'loading' ? <PageSkeleton /> : null}
      {found.at === 'found' ? <Profile {...found.answer} /> : null}
      {found.at === 'unknown' ? (
        <EmptyState
          icon={<IconLinkOff aria-hidden="true" />}
          title="This link does not work"
          hint="It has expired, it was revoked, or the address is incomplete. Ask the person who sent it for a new one."
        />
      ) : null}
      {found.at === 'failed' ? (
        <ErrorState title="The candidate could not be loaded" text={found.text} onRetry={found.retry} />
      ) : null}
    </PublicPage>
  );
}

function Profile({ name, headline, home_place, organization, expires_at }: PublicCandidate) {
  return (
    <div className={styles.person}>
      <Initials name={name} size={56} />
      <h2 className={styles.name}>{name}</h2>
      {headline === null ? null : <p>{headline}</p>}
      {home_place === null ? null : <p className={styles.place}>{home_place}</p>}
      <p className={styles.foot}>
        {organization === '' ? '' : `Shared by ${organization.replace(/\.$/, '')}. `}This link works until{' '}
        {formatDayOfYear(expires_at.slice(0, 10))}.
      </p>
    </div>
  );
}
