import { type StateWord, stateTones, type Tone } from '@muster/contract/state-words.ts';
import { type EmployeeStatus, employeeStatusWords } from '@muster/contract/states.ts';
import { formatDay } from '../../platform/format/dates.ts';

export const statusTone = (status: EmployeeStatus): Tone => stateTones[employeeStatusWords[status]];

/** `active` is shown as `Active`. */
export const statusLabel = (status: EmployeeStatus): StateWord => employeeStatusWords[status];

/** 'Inactive · On leave since Nov 10'; an active employee is 'Active' alone. */
export function statusText(group: EmployeeStatus, status: StatusSince | null): string {
  const label = statusLabel(group);
  if (group === 'active' || status === null || status.since === null) return label;
  const since = `since ${formatDay(status.since)}`;
  return status.name === label ? `${label} ${since}` : `${label} · ${status.name} ${since}`;
}

interface StatusSince {
  readonly name: string;
  readonly since: string | null;
}
