import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { userDetailsQuery } from '../../../platform/session/account-queries.ts';
import { roleLabel } from '../../../platform/session/role-label.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { AccountFacts } from './account-facts.tsx';
import styles from './my-profile.module.css';
import { NameForm } from './name-form.tsx';
import { SessionCards } from './session-cards.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** The user's own account: name, signing in, and where it is signed in. */
export function MyProfilePage() {
  const user = useUser();
  const { data: details, error, refetch } = useQuery(userDetailsQuery);
  const header = (
    <PageHeader
      title={user.name}
      text={user.email}
      before={<Initials name={user.name} size={56} solid />}
      status={<StatusBadge tone="gray">{roleLabel(user.displayRole)}</StatusBadge>}
    />
  );
  if (error && !details) {
    return (
      <Page>
        {header}
        <ErrorState title="Your profile could not be loaded" text={problemText(error)} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page>
      {header}
      {details ? (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <Card title="Your name">
              <NameForm key={details.user.name} first={details.user.first_name} last={details.user.last_name} />
            </Card>
            <TwoFactorCard isOn={details.user.two_factor} />
            <SessionCards />
          </div>
          <AccountFacts details={details} />
        </div>
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}
