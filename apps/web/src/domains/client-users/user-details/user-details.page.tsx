import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';
import { positionsText } from '@muster/contract/domains/client-users/client-user-columns.ts';
import { clientUserLabels as labels } from '@muster/contract/domains/client-users/client-users.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPencil, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { RecordPager } from '../../../platform/record/record-pager.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { BesideActionsContext } from '../../../ui/page/header-place.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { clientUserEntries } from '../client-user-entries.tsx';
import { ClientUserStatusBadge } from '../client-user-status.tsx';
import { clientUserAnswers, clientUserQuery } from '../client-users.queries.ts';
import { useClientUserActs } from '../use-client-user-acts.tsx';

const ClientUserPanel = lazyPanel(() => import('../client-user.panel.tsx').then((part) => part.ClientUserPanel));

/** `/user-management/:uuid`: one user of the viewer's company. */
export function UserDetailsPage() {
  const { uuid = '' } = useParams();
  const found = useQuery(clientUserQuery(uuid));
  useRecordTitle(found.data?.name ?? null);
  useRefreshOn('client-users.changed', clientUserAnswers);
  const unknown = (
    <UnknownRecord
      thing="user"
      icon={<IconUser aria-hidden="true" />}
      list={{ name: 'users', to: pathOf('userManagement') }}
    />
  );
  // An address that is no uuid is refused as input, and names nobody either.
  if (isProblem(found.error, 'invalid-input')) return unknown;
  return (
    <BesideActionsContext value={<RecordPager thing="user" />}>
      <RecordPage of={found} thing="user" unknown={unknown}>
        {(user) => <User user={user} />}
      </RecordPage>
    </BesideActionsContext>
  );
}

function User({ user }: { readonly user: ClientUserRow }) {
  const zone = useViewerZone();
  const navigate = useNavigate();
  const form = useLazyPanel((subject: ClientUserRow, state) => <ClientUserPanel user={subject} {...state} />);
  const acts = useClientUserActs({ onRevoked: () => void navigate(pathOf('userManagement')) });
  const { name, email, role, approval_enabled, status, last_sign_in } = user;
  const [, ...others] = clientUserEntries(user, acts, () => form.open(user));
  return (
    <Page narrow>
      <PageHeader
        title={name}
        before={<Initials name={name} size={56} />}
        status={<ClientUserStatusBadge status={status} />}
        text={user.is_self ? `${roleLabel(role)} · you` : roleLabel(role)}
        actions={
          user.abilities.update ? (
            <>
              <MenuButton tone="default" label="More actions" entries={others}>
                More
              </MenuButton>
              <Button tone="primary" icon={<IconPencil aria-hidden="true" />} onClick={() => form.open(user)}>
                Update
              </Button>
            </>
          ) : null
        }
      />
      <RecordContent>
        <RecordStack>
          <Card title="Account">
            <DescriptionList
              facts={[
                { label: labels.email, value: <EmailLink email={email} /> },
                { label: 'Last sign-in', value: last_sign_in ? formatDateTime(last_sign_in, zone) : null },
              ]}
            />
          </Card>
          <Card title="Access">
            <DescriptionList
              facts={[
                { label: labels.role, value: roleLabel(role) },
                { label: labels.approval_enabled, value: approval_enabled ? 'Yes' : 'No' },
                { label: labels.has_chosen_positions, value: positionsText(user), wide: true },
              ]}
            />
          </Card>
        </RecordStack>
      </RecordContent>
      {acts.dialog}
      {form.panel}
    </Page>
  );
}
