import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconBuilding, IconLock, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useIdInPath } from '../../../platform/address/use-address-view.ts';
import { useOpening } from '../../../platform/form/use-opening.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { grantsOf, usePageData } from '../../../platform/session/use-session.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordRefreshing } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import type { ClientSubject } from '../client-form/client-subject.ts';
import { ClientStatusBadge } from '../client-status.tsx';
import { clientDetailsQuery } from '../clients.queries.ts';
import { clientAnswers } from '../refresh-clients.ts';
import { clientTabsFor } from './client-tabs.ts';
import { ClientTabContent } from './tab-content.tsx';

const ClientFormPanel = lazy(() =>
  import('../client-form/client-form.panel.tsx').then((part) => ({ default: part.ClientFormPanel })),
);

/** `/clients/:id`: one client, in tabs with their own addresses. */
export function ClientDetailsPage() {
  const id = useIdInPath();
  return id === null ? unknownRecord : <KnownAddress key={id} id={id} />;
}

function KnownAddress({ id }: { readonly id: number }) {
  const details = useQuery(clientDetailsQuery(id));
  useRefreshOn('clients.changed', clientAnswers, { isWanted: (changed) => changed.id === id });
  const outline = <RecordSkeleton thing="client" />;
  return (
    <RecordPage of={details} thing="client" unknown={unknownRecord} refused={<ForbiddenClient />} outline={outline}>
      {(client) => <Client client={client} isRefreshing={details.isFetching} />}
    </RecordPage>
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
        hint="To see a client you need the permission 'can view all clients'. Ask an admin for it."
      />
    </Page>
  );
}
