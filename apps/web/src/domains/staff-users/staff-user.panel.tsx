import type { StaffUserRow } from '@muster/contract/domains/staff-users/staff-user-answers.ts';
import {
  staffUserLabels as labels,
  staffUserLimits as limits,
  type StaffUserRole,
  staffUserRoles,
} from '@muster/contract/domains/staff-users/staff-users.constants.ts';
import { inviteStaffUserBody, updateStaffUserBody } from '@muster/contract/domains/staff-users/staff-users.schemas.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { useQueryClient } from '@tanstack/react-query';
import { staffUsersEndpoints } from '../../platform/api/endpoints/staff-users.generated.ts';
import { CheckListField } from '../../platform/form/check-list-field.tsx';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { refreshStaffUsers } from './staff-users.queries.ts';

interface Values {
  first_name: string;
  last_name: string;
  email: string;
  roles: string[];
}

/** Adds a user of the provider's side, who is invited by mail, or changes the roles of one. */
export function StaffUserPanel({ user, isMailed, ...panel }: StaffUserPanelProps) {
  const queries = useQueryClient();
  const held: readonly StaffUserRole[] = staffUserRoles.filter((role) => user?.roles.includes(role));
  return (
    <RecordPanel<Values>
      {...panel}
      mode={user ? 'update' : 'create'}
      title={user ? 'Update roles' : 'Add user'}
      description={user ? `${user.name} · ${user.email}` : invitationText(isMailed)}
      {...(user ? {} : { button: { label: 'Send invitation', processingLabel: 'Sending...' } })}
      values={{ first_name: '', last_name: '', email: '', roles: [...held] }}
      call={saveCall(user, {
        create: {
          schema: inviteStaffUserBody,
          bodyOf: (values: Values) => values,
          send: bodyTo(staffUsersEndpoints.invite),
        },
        update: {
          schema: updateStaffUserBody,
          bodyOf: ({ roles }: Values) => ({ roles }),
          send: bodyTo(staffUsersEndpoints.update),
        },
      })}
      thing="user"
      {...(user ? {} : { success: ({ email }: Values) => sentText(email.trim(), isMailed) })}
      onSaved={() => refreshStaffUsers(queries)}
    >
      {user ? null : (
        <FormSection id="person" title="Person">
          <TextField<Values> name="first_name" label={labels.first_name} required maxLength={limits.name} autoFocus />
          <TextField<Values> name="last_name" label={labels.last_name} required maxLength={limits.name} />
          <TextField<Values>
            name="email"
            label={labels.email}
            type="email"
            required
            wide
            maxLength={limits.email}
            helper="The work email of an employee links the account to the record."
          />
        </FormSection>
      )}
      <FormSection id="access" title="Access">
        <CheckListField<Values> name="roles" label={labels.roles} required texts wide options={roleOptions} />
      </FormSection>
    </RecordPanel>
  );
}

const invitationText = (isMailed: boolean) =>
  isMailed
    ? 'The user gets a link by email, valid for three days.'
    : "Email isn't set up: the invitation waits in the outbox, where you can copy its link. It is valid for three days.";

const sentText = (email: string, isMailed: boolean) =>
  isMailed ? `The invitation was sent to ${email}.` : `The invitation of ${email} is in the outbox.`;

/** What sets a role apart. All but team leads also get the tickets of their group. */
const hints: Readonly<Record<StaffUserRole, string>> = {
  admin: 'Full access, including users.',
  hr: 'People, pay, leave, attendance and clients.',
  payroll: 'Attendance and pay; locks timesheets.',
  recruitment: 'Positions, candidates and interviews.',
  'accounts receivable': 'Client list and client records.',
  it: 'Log-in and CCTV tickets, employee records.',
  'team lead': 'Approves time and leave of own teams.',
  'office admin': 'Offices, employee records and CCTV tickets.',
  sales: 'Adds clients and opens positions for them.',
  accounting: 'Client list, without the records.',
  finance: 'Client and employee records, invoice data.',
  'account manager': 'Looks after clients and their people.',
  'workforce admin': 'Shifts, attendance and approvals.',
  employee: 'Own schedule, timesheets and leave.',
};

const roleOptions = staffUserRoles.map((role) => ({ value: role, label: roleLabel(role), hint: hints[role] }));

interface StaffUserPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly user: StaffUserRow | null;
  /** Emails leave the portal. */
  readonly isMailed: boolean;
}
