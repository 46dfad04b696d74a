import type { UserDetails } from '@muster/contract/domains/accounts/accounts.schemas.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../../platform/api/problem-error.ts';
import { type RecordTab, useRecordTabs } from '../../../platform/record/record-tabs.tsx';
import { userDetailsQuery } from '../../../platform/session/account-queries.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Tag } from '../../../ui/badge/tag.tsx';
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

/**
 * The user's account: name, sign-in methods and sessions. `record` shows the user as an employee, in tabs with their
 * own addresses, before the account.
 */
export function MyProfilePage({ record }: MyProfileProps) {
  const user = useUser();
  const { data: details, error, refetch } = useQuery(userDetailsQuery);
  const { employeeId } = user;
  const isEmployee = employeeId !== null && record !== undefined;
  const account = {
    id: 'account',
    label: 'Account and security',
    content: () => <Account details={details} isEmployee={isEmployee} />,
  };
  const parts = employeeId === null ? [] : (record?.parts ?? []).map((part) => partOf(part, employeeId));
  const { nav, content } = useRecordTabs<null>({
    label: 'Parts of your profile',
    path: pathOf('myProfile'),
    tabs: [...parts, account],
  });
  const header = (
    <PageHeader
      title={user.name}
      text={user.email}
      before={<Initials name={user.name} size={56} solid />}
      status={<Tag>{roleLabel(user.displayRole)}</Tag>}
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
      {isEmployee ? record.facts() : null}
      {nav}
      {content(null)}
    </Page>
  );
}

function Account({ details, isEmployee }: AccountProps) {
  if (!details) return <PageSkeleton />;
  const { user } = details;
  return (
    <div className={styles.columns} data-settling="">
      <div className={styles.stack}>
        <Card title="Personal details">
          <NameForm key={user.name} first={user.first_name} last={user.last_name} />
        </Card>
        <TwoFactorCard isOn={user.two_factor} />
        <SessionCards />
      </div>
      <AccountFacts details={details} isEmployee={isEmployee} />
    </div>
  );
}

interface AccountProps {
  readonly details: UserDetails | undefined;
  /** The facts of the work are above the tabs. */
  readonly isEmployee: boolean;
}

interface MyProfileProps {
  readonly record?: {
    /** Above the tabs, as on other records. */
    readonly facts: () => ReactNode;
    readonly parts: readonly ProfilePart[];
  };
}

interface ProfilePart {
  readonly id: string;
  readonly label: string;
  readonly content: (employeeId: number) => ReactNode;
}

const partOf = ({ content, ...part }: ProfilePart, employeeId: number): RecordTab<null> => ({
  ...part,
  content: () => <div className={styles.part}>{content(employeeId)}</div>,
});
