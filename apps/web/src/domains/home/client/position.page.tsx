import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ClientHome } from './client-home.tsx';
import { useCompanyLine } from './use-company-line.ts';

/** `/position` (section 2.7): the home of a client company, for staff who are client users as well. */
export function PositionPage() {
  const company = useCompanyLine();
  return (
    <Page>
      <PageHeader title="Position" text={company} />
      <ClientHome isStaff />
    </Page>
  );
}
