import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';
import { positionsText } from '@muster/contract/domains/client-users/client-user-columns.ts';
import { clientUserLabels as labels } from '@muster/contract/domains/client-users/client-users.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useUser } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { TimezoneForm } from '../../accounts/index.ts';
import { clientUserAnswers, clientUserQuery } from '../client-users.queries.ts';

/** `/client-user-settings`: how the portal shows times and sends messages, and what the viewer may do. The account is in the profile. */
export function ClientUserSettingsPage() {
  const access = useQuery(clientUserQuery(useUser().uuid));
  useRefreshOn('client-users.changed', clientUserAnswers);
  return (
    <Page narrow>
      <PageHeader title="Settings" />
      <RecordContent>
        <RecordStack>
          <Card title="Time zone and format">
            <TimezoneForm isInCard />
          </Card>
          <Card title="Messages and account">
            <DescriptionList
              columns={1}
              facts={[
                {
                  label: 'Notifications',
                  value: (
                    <Link to={`${pathOf('notifications')}?show=settings`}>Choose what reaches you, and where</Link>
                  ),
                },
                {
                  label: 'Profile',
                  value: <Link to={pathOf('myProfile')}>Name, password, two-factor sign-in and sessions</Link>,
                },
              ]}
            />
          </Card>
          <Loaded of={access} thing="access">
            {(user) => (
              <Card title="Your access">
                <DescriptionList columns={1} facts={factsOf(user)} />
              </Card>
            )}
          </Loaded>
        </RecordStack>
      </RecordContent>
    </Page>
  );
}

const factsOf = (user: ClientUserRow) => [
  { label: labels.role, value: roleLabel(user.role) },
  { label: labels.has_chosen_positions, value: positionsText(user) },
  { label: labels.approval_enabled, value: user.approval_enabled ? 'Yes' : 'No' },
];
