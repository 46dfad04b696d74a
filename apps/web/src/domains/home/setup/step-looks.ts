import { counted } from '@muster/contract/counted.ts';
import type { SetupStep, setupCalls } from '@muster/contract/domains/home/setup.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';

export interface StepLook {
  readonly title: string;
  readonly text: string;
  /** Opens the form of a new record, or the screen where the step is done. */
  readonly action?: { readonly label: string; readonly to: string; readonly creates?: true };
}

export const stepLooks: Readonly<Record<SetupStep, StepLook>> = {
  offices: {
    title: 'Add your offices',
    text: 'New employees start with the time zone of their office.',
    action: { label: 'Add office', to: pathOf('offices'), creates: true },
  },
  shifts: {
    title: 'Add shifts',
    text: 'Hours, days and time zone that people are assigned to.',
    action: { label: 'Add shift', to: pathOf('shifts'), creates: true },
  },
  clients: {
    title: 'Add a client with an invoice configuration',
    text: 'Only active clients with a valid invoice configuration can get employees.',
    action: { label: 'Add client', to: pathOf('clients'), creates: true },
  },
  employees: {
    title: 'Add people',
    text: 'One by one, or import a list with the blank template.',
    action: { label: 'Add employee', to: pathOf('employees'), creates: true },
  },
  users: {
    title: 'Give people access',
    text: 'Add staff, who get a link by email. Client users are invited on the page of their client, under Contacts.',
    action: { label: 'Add user', to: pathOf('users'), creates: true },
  },
  holidays: {
    title: 'Add holidays',
    text: 'Days off and holiday pay follow from them.',
    action: { label: 'Add holiday', to: pathOf('holidays'), creates: true },
  },
  leavePolicies: {
    title: 'Add a leave policy',
    text: 'How many days of leave people get, and who approves them.',
    action: { label: 'Add leave policy', to: pathOf('leavePolicies'), creates: true },
  },
  email: {
    title: 'Set up email',
    text: 'Messages wait in the outbox until the server has the address of a mail server (SMTP_URL).',
    action: { label: 'Open outbox', to: pathOf('outbox') },
  },
};

/** What finishes a step that was begun. */
export function begunLook({ count, id, needs }: Begun): Pick<StepLook, 'text' | 'action'> {
  const isOne = count === 1;
  switch (needs) {
    case 'acceptance':
      return {
        text: `${counted(count, 'invitation')} ${isOne ? 'is' : 'are'} not accepted yet.`,
        action: { label: 'View users', to: pathOf('users') },
      };
    case 'active-status':
      return {
        text: 'A client has an invoice configuration, but only active clients can get employees.',
        action: { label: 'Open client', to: pathOf('clientDetails', { id }) },
      };
    case 'invoice-config':
      return {
        text: `${counted(count, 'client')} ${isOne ? 'has' : 'have'} no invoice configuration yet, and cannot get employees.`,
        action: { label: 'Add invoice configuration', to: `${pathOf('clientDetails', { id })}?tab=invoicing` },
      };
  }
}

type Begun = NonNullable<AnswerOf<(typeof setupCalls)['read']>[number]['begun']>;

/** For those who do not decide on users. */
export const clientUsersLook: StepLook = {
  title: 'Give people access',
  text: 'An admin adds staff. Client users are invited on the page of their client, under Contacts.',
  action: { label: 'Invite client users', to: pathOf('clients') },
};
