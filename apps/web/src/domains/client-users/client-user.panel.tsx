import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';
import {
  clientUserLabels as labels,
  clientUserLimits as limits,
} from '@muster/contract/domains/client-users/client-users.constants.ts';
import {
  inviteClientUserBody,
  updateClientUserBody,
} from '@muster/contract/domains/client-users/client-users.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { clientUsersEndpoints } from '../../platform/api/endpoints/client-users.generated.ts';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import { useKeptRecord } from '../../platform/form/use-kept-record.ts';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { PageSkeleton } from '../../ui/state/page-skeleton.tsx';
import { clientUserValuesOf, invitationOf, rightsOf, type ClientUserValues as Values } from './client-user-values.ts';
import { clientUserQuery, refreshClientUsers } from './client-users.queries.ts';
import { RightsFields } from './rights-fields.tsx';

/** Invites a user of the own company, or changes the rights of one. */
export function ClientUserPanel({ user, ...panel }: ClientUserPanelProps) {
  return user === null ? <UserForm {...panel} user={null} /> : <StoredUser {...panel} user={user} />;
}

function StoredUser({ user, ...panel }: Required<PanelProps> & { readonly user: ClientUserRow }) {
  const { record, renew } = useKeptRecord(clientUserQuery(user.uuid));
  if (record) return <UserForm {...panel} user={record} onConflict={renew} />;
  return (
    <SidePanel {...panel} title="User details" description={user.name}>
      <PageSkeleton />
    </SidePanel>
  );
}

function UserForm({ user, ...panel }: UserFormProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode={user ? 'update' : 'create'}
      title={user ? 'User details' : 'Invite user'}
      description={user ? `${user.name} · ${user.email}` : 'The user gets a link by email, valid for three days.'}
      {...(user ? {} : { button: { label: 'Send invitation', processingLabel: 'Sending...' } })}
      values={clientUserValuesOf(user)}
      call={saveCall(user, {
        create: { schema: inviteClientUserBody, bodyOf: invitationOf, send: bodyTo(clientUsersEndpoints.invite) },
        update: { schema: updateClientUserBody, bodyOf: rightsOf, send: bodyTo(clientUsersEndpoints.update) },
      })}
      thing="user"
      {...(user ? {} : { success: ({ email }: Values) => `The invitation was sent to ${email.trim()}.` })}
      onSaved={() => refreshClientUsers(queries)}
    >
      {user ? null : (
        <FormSection id="person" title="Person">
          <TextField<Values> name="first_name" label={labels.first_name} required maxLength={limits.name} autoFocus />
          <TextField<Values> name="last_name" label={labels.last_name} required maxLength={limits.name} />
          <TextField<Values> name="email" label={labels.email} type="email" required wide maxLength={limits.email} />
        </FormSection>
      )}
      <RightsFields user={user} />
    </RecordPanel>
  );
}

interface ClientUserPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly user: ClientUserRow | null;
}

interface UserFormProps extends ClientUserPanelProps {
  readonly onConflict?: () => Promise<boolean>;
}
