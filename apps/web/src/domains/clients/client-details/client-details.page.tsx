import { mayReadActivity } from '@muster/contract/domains/access/activity.policy.ts';
import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconBuilding, IconLock, IconPencil } from '@tabler/icons-react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { useRecordTabs } from '../../../platform/record/record-tabs.tsx';
import { grantsOf, usePageData } from '../../../platform/session/use-session.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordRefreshing } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import type { ClientSubject } from '../client-form/client-subject.ts';
import { ClientStatusBadge } from '../client-status.tsx';
import { clientDetailsQuery } from '../clients.queries.ts';
import { clientAnswers } from '../refresh-clients.ts';
import { ClientFacts } from './client-facts.tsx';
import { clientTabs } from './client-tabs.tsx';

const ClientFormPanel = lazyPanel(() =>
  import('../client-form/client-form.panel.tsx').then((part) => part.ClientFormPanel),
);

/** `/clients/:id`: one client, in tabs with their own addresses. */
export function ClientDetailsPage() {
  return (
    <RecordAtAddress
      query={clientDetailsQuery}
      nameOf={({ legal_business_name: name }) => name}
      thing="client"
      icon={<IconBuilding aria-hidden="true" />}
      list={{ name: 'clients', to: pathOf('clients') }}
      refused={<ForbiddenClient />}
      outline={<RecordSkeleton thing="client" />}
    >
      {(client, isRefreshing) => <Client client={client} isRefreshing={isRefreshing} />}
    </RecordAtAddress>
  );
}

function Client({ client, isRefreshing }: { readonly client: ClientDetails; readonly isRefreshing: boolean }) {
  const form = useLazyPanel((subject: ClientSubject, state) => <ClientFormPanel subject={subject} {...state} />);
  const { id, legal_business_name: name } = client;
  useRefreshOn('clients.changed', clientAnswers, { isWanted: (changed) => changed.id === id });
  const viewer = grantsOf(usePageData());
  const { nav, content, rail } = useRecordTabs({
    label: 'Parts of the client',
    path: pathOf('clientDetails', { id }),
    tabs: clientTabs,
  });
  return (
    <Page>
      <RecordRefreshing shown={isRefreshing} />
      <PageHeader
        title={name}
        before={<Initials name={name} size={56} />}
        status={<ClientStatusBadge status={client.status} />}
        text={[client.industry, client.country.name].filter(Boolean).join(' · ')}
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
      <ClientFacts client={client} />
      {nav}
      {/* Without the activity there is nothing beside the summary. */}
      <RecordContent rail={viewer && mayReadActivity(viewer) ? rail(client) : null}>{content(client)}</RecordContent>
      {form.panel}
    </Page>
  );
}

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
