import type { FiledTicketType } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { typeCategories, typeLook } from './type-looks.tsx';

interface TypeGroup {
  readonly title: string;
  readonly types: readonly FiledTicketType[];
}

const forOthers = 'For an employee';
const titleOf = (type: FiledTicketType) => (type.sides.length === 0 ? forOthers : typeLook(type).category);

/** Types by what they are about, in their order; at the end those that the viewer files only for employees. */
export function typeGroups(types: readonly FiledTicketType[], search: string): TypeGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = types.filter(({ name, description }) => {
    const text = `${name} ${description ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(found, titleOf);
  return ([...typeCategories, forOthers] as const).flatMap((title) => {
    const members = groups.get(title);
    return members ? [{ title, types: members }] : [];
  });
}
