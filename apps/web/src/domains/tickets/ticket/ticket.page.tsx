import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconTicketOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { filingFormQuery } from '../tickets.queries.ts';
import { TicketForm } from './ticket-form.tsx';

/** `/ticket?type=CODE`: the form of a type. Without a type, one is chosen first. */
export function TicketPage() {
  const [address] = useSearchParams();
  const code = address.get('type');
  const continues = Number(address.get('continues')) || null;
  return code === null || code === '' ? (
    <NoForm title="Choose a ticket type first." />
  ) : (
    <FormOfType key={`${code} ${continues}`} code={code} continues={continues} />
  );
}

function FormOfType({ code, continues }: { readonly code: string; readonly continues: number | null }) {
  const [employeeId, setEmployeeId] = useState<number | null>(null);
  const form = useQuery({ ...filingFormQuery(code, employeeId), placeholderData: (before) => before });
  if (isProblem(form.error, 'invalid-input')) return <NoForm title="There is no such ticket type for you." />;
  if (form.data) return <TicketForm form={form.data} continues={continues} onEmployee={setEmployeeId} />;
  return (
    <Page>
      <PageHeader title="Ticket" />
      <Loaded of={form} thing="form">
        {() => null}
      </Loaded>
    </Page>
  );
}

function NoForm({ title }: { readonly title: string }) {
  return (
    <Page>
      <PageHeader title="Ticket" />
      <EmptyState
        icon={<IconTicketOff aria-hidden="true" />}
        title={title}
        action={
          <LinkButton tone="primary" to={pathOf('submitATicket')}>
            Choose a ticket type
          </LinkButton>
        }
      />
    </Page>
  );
}
