import { formatPhone } from '@muster/contract/phone.ts';
import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useUser } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ownManagersQuery } from '../accounts.queries.ts';

interface Manager {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

const columns: readonly PlainColumn<Manager>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => <EmailLink email={email} /> },
  { header: 'Phone', isUnbroken: true, cell: ({ phone }) => (phone === null ? '–' : formatPhone(phone)) },
];

/** `/my-account-manager`: the account managers of the viewer's company. */
export function MyAccountManagerPage() {
  const { clientId } = useUser();
  return (
    <Page>
      <PageHeader title="My account manager" />
      <RecordContent>{clientId === null ? <Nobody /> : <Managers clientId={clientId} />}</RecordContent>
    </Page>
  );
}

function Managers({ clientId }: { readonly clientId: number }) {
  const managers = useQuery(ownManagersQuery(clientId));
  return (
    <Loaded of={managers} thing="account managers">
      {(people) =>
        people.length === 0 ? (
          <Nobody />
        ) : (
          <Card flush>
            <PlainTable
              label="Account managers"
              columns={columns}
              rows={people}
              rowId={(person) => person.email}
              empty=""
            />
          </Card>
        )
      }
    </Loaded>
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
