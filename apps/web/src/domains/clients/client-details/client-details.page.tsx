import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconBuilding, IconLock, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isProblem, problemText } from '../../../platform/api/problem-error.ts';
import { useOpening } from '../../../platform/form/use-opening.ts';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { grantsOf, usePageData } from '../../../platform/session/use-session.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordRefreshing } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import type { ClientSubject } from '../client-form/client-subject.ts';
import { ClientStatusBadge } from '../client-status.tsx';
import { clientDetailsQuery } from '../clients.queries.ts';
import { useClientChanges } from '../use-client-changes.ts';
import { clientTabsFor } from './client-tabs.ts';
import { ClientTabContent } from './tab-content.tsx';

const ClientFormPanel = lazy(() =>
  import('../client-form/client-form.panel.tsx').then((part) => ({ default: part.ClientFormPanel })),
);

/** `/clients/:id`: one company, in parts that each have an address. */
export function ClientDetailsPage() {
  const { id: text = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  return id === null ? unknownRecord : <KnownAddress key={id} id={id} />;
}

function KnownAddress({ id }: { readonly id: number }) {
  const details = useQuery(clientDetailsQuery(id));
  useClientChanges(id);
  if (details.data) return <Client client={details.data} isRefreshing={details.isFetching} />;
  if (isProblem(details.error, 'not-found')) return unknownRecord;
  if (isProblem(details.error, 'forbidden')) return <ForbiddenClient />;
  if (!details.error) return <RecordSkeleton thing="client" />;
  return (
    <Page>
      <PageHeader title="Client" />
      <ErrorState
        title="The client could not be loaded"
        text={problemText(details.error)}
        onRetry={() => void details.refetch()}
      />
    </Page>
  );
}

function Client({ client, isRefreshing }: { readonly client: ClientDetails; readonly isRefreshing: boolean }) {
  const form = useOpening<ClientSubject>();
  const [address] = useSearchParams();
  const tabs = clientTabsFor(grantsOf(usePageData()) ?? { roles: [], permissions: [] });
  const active = tabs.find(({ id }) => id === address.get('tab'))?.id ?? 'profile';
  const path = pathOf('clientDetails', { id: client.id });
  const { id, legal_business_name: name } = client;
  return (
    <Page>
      <RecordRefreshing shown={isRefreshing} />
      <PageHeader
        title={name}
        before={<Initials name={name} size={56} />}
        status={<ClientStatusBadge status={client.status} />}
        text={[client.industry, client.country.name, client.timezone.name].filter(Boolean).join(' · ')}
        actions={
          client.abilities.update ? (
            <Button
              tone="primary"
              icon={<IconPencil aria-hidden="true" />}
              onClick={() => form.open({ mode: 'update', id, name })}
            >
              {messages.employeeList.rowAction.update}
            </Button>
          ) : null
        }
      />
      <LinkTabs
        label="Parts of the client"
        active={active}
        tabs={tabs.map((tab) => ({ ...tab, to: tab.id === 'profile' ? path : `${path}?tab=${tab.id}` }))}
      />
      <RecordContent>
        <ClientTabContent tab={active} client={client} />
      </RecordContent>
      {form.opening ? (
        <Suspense>
          <ClientFormPanel key={form.opening.turn} {...form.opening} onClose={form.close} />
        </Suspense>
      ) : null}
    </Page>
  );
}

const unknownRecord = (
  <UnknownRecord
    thing="client"
    icon={<IconBuilding aria-hidden="true" />}
    list={{ name: 'clients', to: pathOf('clients') }}
  />
);

/** 'can read clients' opens the address, 'can view all clients' the data (docs/decisions.md, Access). */
function ForbiddenClient() {
  return (
    <Page>
      <PageHeader title="Client" />
      <EmptyState
        icon={<IconLock aria-hidden="true" />}
        title={messages.clients.forbidden}
        hint="Reading a client needs the permission 'can view all clients'. Ask an admin for it."
      />
    </Page>
  );
}
