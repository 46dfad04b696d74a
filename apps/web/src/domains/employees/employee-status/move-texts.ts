import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';

interface MoveTexts {
  readonly entry: string;
  readonly title: string;
  /** Its effect, shown before the confirmation. */
  readonly intro: string;
  readonly day: string;
  readonly button: string;
  readonly busy: string;
}

export const moveTexts: Readonly<Record<StatusMove, MoveTexts>> = {
  deactivate: {
    entry: 'Deactivate',
    title: 'Deactivate',
    intro: 'Blocks sign-in and removes upcoming shifts. Client and shift assignments are kept.',
    day: 'From',
    button: 'Deactivate',
    busy: 'Deactivating...',
  },
  separate: {
    entry: 'End employment',
    title: 'End employment',
    intro: 'Ends the client assignment, shifts and portal access after the last day. History is kept.',
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
