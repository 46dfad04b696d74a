import type { FiledTicketType } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import type { TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';

interface TypeGroup {
  /** Null where there is only one group. */
  readonly title: string | null;
  readonly types: readonly FiledTicketType[];
}

const titles = {
  staff: 'For your work',
  employee: 'As an employee',
  client: 'For your company',
  others: 'For an employee',
} as const satisfies Record<TicketAudience | 'others', string>;

/** Types by the side on which the viewer files them, in their order, each type once. */
export function typeGroups(types: readonly FiledTicketType[], search: string): TypeGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = types.filter(({ name, description }) => {
    const text = `${name} ${description ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(found, ({ sides }) => sides[0] ?? 'others');
  const isAlone = new Set(types.map(({ sides }) => sides[0] ?? 'others')).size < 2;
  return (['staff', 'client', 'employee', 'others'] as const).flatMap((group) => {
    const members = groups.get(group);
    return members ? [{ title: isAlone ? null : titles[group], types: members }] : [];
  });
}
