import type { AnnouncementDetails } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { IconBell } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { idIn } from '../../../platform/address/use-address-view.ts';
import { useKeptRecord } from '../../../platform/form/use-kept-record.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { useKnownZone } from '../../../platform/session/account-queries.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { announcementPaths } from '../announcement-paths.ts';
import { announcementQuery } from '../announcements.queries.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { blankAnnouncement, valuesOf } from './announcement-form-values.ts';

/** `/client-notifications-add`: a new notification; `?id=` edits an unpublished one, `?copy=` starts from a copy. */
export function AnnouncementFormPage() {
  const [address] = useSearchParams();
  const zone = useKnownZone();
  const source = ['id', 'copy'].find((name) => address.has(name));
  const id = source === undefined ? null : idIn(address, source);
  if (source !== undefined && id === null) return <Unknown />;
  if (zone === null) return <Frame />;
  if (id === null) return <AnnouncementForm key="new" stored={null} values={blankAnnouncement} zone={zone} />;
  return <StoredForm key={`${id} ${address.has('copy')}`} id={id} isCopy={!address.has('id')} zone={zone} />;
}

function StoredForm({ id, isCopy, zone }: { readonly id: number; readonly isCopy: boolean; readonly zone: string }) {
  const { of, renew } = useKeptRecord(announcementQuery(id));
  return (
    <RecordPage of={of} thing="client notification" unknown={<Unknown />}>
      {(stored) => <LoadedForm stored={stored} isCopy={isCopy} zone={zone} onConflict={renew} />}
    </RecordPage>
  );
}

interface LoadedFormProps {
  readonly stored: AnnouncementDetails;
  readonly isCopy: boolean;
  readonly zone: string;
  readonly onConflict: () => Promise<boolean>;
}

function LoadedForm({ stored, isCopy, zone, onConflict }: LoadedFormProps) {
  if (!isCopy && !stored.abilities.edit) return <NoLongerEditable stored={stored} />;
  const values = valuesOf(stored, zone, isCopy);
  return <AnnouncementForm stored={isCopy ? null : stored} values={values} zone={zone} onConflict={onConflict} />;
}

function NoLongerEditable({ stored }: { readonly stored: AnnouncementDetails }) {
  return (
    <Page>
      <PageHeader title={stored.title} />
      <EmptyState
        icon={<IconBell aria-hidden="true" />}
        title={`It is ${stored.state} already`}
        hint="What people may have read stays as it was. Duplicate it to say something else."
        action={<LinkButton to={announcementPaths.copy(stored.id)}>Duplicate</LinkButton>}
      />
    </Page>
  );
}

const Frame = () => (
  <Page>
    <PageHeader title="Client notification" />
    <PageSkeleton />
  </Page>
);

const Unknown = () => (
  <UnknownRecord
    thing="client notification"
    icon={<IconBell aria-hidden="true" />}
    list={{ name: 'client notifications', to: announcementPaths.list }}
  />
);
