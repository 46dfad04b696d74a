import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';

interface MoveTexts {
  readonly entry: string;
  readonly title: string;
  /** What it does, before anybody confirms. */
  readonly intro: string;
  readonly day: string;
  readonly button: string;
  readonly busy: string;
}

export const moveTexts: Readonly<Record<StatusMove, MoveTexts>> = {
  deactivate: {
    entry: 'Suspend or put on leave',
    title: 'Suspend or put on leave',
    intro: 'Signs this person out for the time being and takes planned shifts off. Client and shift stay assigned.',
    day: 'From',
    button: 'Deactivate',
    busy: 'Deactivating...',
  },
  separate: {
    entry: 'End employment',
    title: 'End employment',
    intro: 'Ends client, shifts and sign-in after the last day. The history stays.',
    day: 'Last day',
    button: 'End employment',
    busy: 'Ending...',
  },
  reactivate: {
    entry: 'Reactivate',
    title: 'Reactivate',
    intro: 'Continues the same employment period. The person can sign in again.',
    day: 'From',
    button: 'Reactivate',
    busy: 'Reactivating...',
  },
  rehire: {
    entry: 'Rehire',
    title: 'Rehire',
    intro: 'Begins a new employment period with the same client. Earlier periods do not change.',
    day: 'Start date',
    button: 'Rehire',
    busy: 'Rehiring...',
  },
};
