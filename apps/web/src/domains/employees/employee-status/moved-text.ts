import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import type { StatusValues } from './status-form.ts';

interface Moved {
  readonly name: string;
  readonly values: Pick<StatusValues, 'effective_date' | 'start_date' | 'immediately'>;
  /** Of a deactivation: 'Suspended', 'Leave of Absence'. */
  readonly type: string | null;
  /** The server's day. */
  readonly today: string;
}

/** What a move did: 'Ana Reyes is now suspended.' */
export function movedText(move: StatusMove, { name, values, type, today }: Moved): string {
  const { effective_date: day } = values;
  if (move === 'rehire') return `${name} is rehired from ${formatDay(values.start_date)}.`;
  if (move === 'separate')
    return values.immediately
      ? `The employment of ${name} has ended.`
      : `The last day of ${name} is ${formatDay(day)}.`;
  const state = move === 'reactivate' ? 'active again' : stateOf(type);
  if (day > today) return `${name} is ${state} from ${formatDay(day)}.`;
  return move === 'reactivate' ? `${name} is ${state}.` : `${name} is now ${state}.`;
}

const stateOf = (type: string | null) =>
  type === null ? 'inactive' : /^leave\b/i.test(type) ? 'on leave' : type.toLowerCase();
