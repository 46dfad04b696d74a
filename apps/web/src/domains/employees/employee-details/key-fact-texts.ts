import { counted } from '@muster/contract/counted.ts';
import { addMonths } from '@muster/contract/plain-day.ts';
import { noBreak } from '../../../platform/format/no-break.ts';

/** '9 members' */
export const countedMembers = (members: number): string => counted(members, 'member');

/** The time from one day to another as '2 y 8 mo', '8 mo' or 'under a month'; null if it has not begun. */
export function tenureText(from: string, to: string): string | null {
  if (to < from) return null;
  const months = wholeMonths(from, to);
  if (months === 0) return 'under a month';
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return noBreak([years > 0 ? `${years} y` : '', rest > 0 ? `${rest} mo` : ''].filter(Boolean).join(' '));
}

function wholeMonths(from: string, to: string): number {
  const apart =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return addMonths(from, apart) > to ? apart - 1 : apart;
}
