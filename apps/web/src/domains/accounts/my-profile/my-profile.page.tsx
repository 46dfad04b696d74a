import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
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
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { AccountFacts } from './account-facts.tsx';
import styles from './my-profile.module.css';
import { NameForm } from './name-form.tsx';
import { SessionCards } from './session-cards.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/**
 * The user's account: name, sign-in methods and sessions. `record` shows the user as an employee, in tabs with their
 * own addresses.
 */
export function MyProfilePage({ record }: MyProfileProps) {
  const user = useUser();
  const { data: details, error, refetch } = useQuery(userDetailsQuery);
  const [address] = useSearchParams();
  const parts = user.employeeId === null ? [] : (record?.parts ?? []);
  const open = parts.find(({ id }) => id === address.get('tab'));
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
      {parts.length > 0 ? (
        <LinkTabs
          label="Parts of your profile"
          active={open?.id ?? 'account'}
          tabs={[accountTab, ...parts.map(({ id, label }) => ({ id, label, to: `${path}?tab=${id}` }))]}
        />
      ) : null}
      {open && user.employeeId !== null ? (
        <div className={styles.part}>{open.content(user.employeeId)}</div>
      ) : details ? (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <Card title="Personal details">
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

interface MyProfileProps {
  readonly record?: { readonly parts: readonly ProfilePart[] };
}

interface ProfilePart {
  readonly id: string;
  readonly label: string;
  readonly content: (employeeId: number) => ReactNode;
}

const path = '/my-profile';
const accountTab = { id: 'account', label: 'Account', to: path };
