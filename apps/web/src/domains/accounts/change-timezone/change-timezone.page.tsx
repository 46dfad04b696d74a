import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { TimezoneForm } from './timezone-form.tsx';

/** `/change-timezone` */
export function ChangeTimezonePage() {
  return (
    <Page narrow>
      <PageHeader title="Change time zone" text="Times in the portal are shown in this zone and format." />
      <TimezoneForm />
    </Page>
  );
}
