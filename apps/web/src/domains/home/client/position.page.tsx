import { useQuery } from '@tanstack/react-query';
import { userDetailsQuery } from '../../../platform/session/account-queries.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ClientHome } from './client-home.tsx';

/** `/position` (section 2.7): the home of a client company, for staff who are client users as well. */
export function PositionPage() {
  const { data } = useQuery(userDetailsQuery);
  return (
    <Page>
      <PageHeader title="Position" text={data?.myClient?.legal_business_name} />
      <ClientHome isStaff />
    </Page>
  );
}
