import { type StateWord, stateTones, type Tone } from '@muster/contract/state-words.ts';
import { type EmployeeStatus, employeeStatusWords } from '@muster/contract/states.ts';

export const statusTone = (status: EmployeeStatus): Tone => stateTones[employeeStatusWords[status]];

/** `active` is shown as `Active`. */
export const statusLabel = (status: EmployeeStatus): StateWord => employeeStatusWords[status];
