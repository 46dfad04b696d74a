import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ownManagersQuery } from '../accounts.queries.ts';
import { ManagerPeople } from './manager-people.tsx';

/** `/my-account-manager`: the account managers of the viewer's company. */
export function MyAccountManagerPage() {
  const { clientId } = useUser();
  return (
    <Page narrow>
      <PageHeader title="My account manager" text="Your contact at the provider." />
      <RecordContent>{clientId === null ? <Nobody /> : <Managers clientId={clientId} />}</RecordContent>
    </Page>
  );
}

function Managers({ clientId }: { readonly clientId: number }) {
  const managers = useQuery(ownManagersQuery(clientId));
  if (managers.data?.length === 0) return <Nobody />;
  return (
    <Card>
      <ManagerPeople clientId={clientId} />
    </Card>
  );
}

function Nobody() {
  return (
    <EmptyState
      icon={<IconUser aria-hidden="true" />}
      title="No account manager yet"
      hint="Your account manager will appear here once assigned."
    />
  );
}
