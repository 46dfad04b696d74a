import type { BuiltInView } from '../../../platform/table/saved-views/saved-views-menu.tsx';

const open = 'filter.status=2&filter.status=3';

/** What is open, the most urgent first. */
export const firstView = `${open}&sort=due_by`;

/** What a handler looks at. They mean the reader, so one address serves everybody. */
export const queueViews: readonly BuiltInView[] = [
  { label: 'Mine', query: `filter.handler=me&${firstView}` },
  { label: 'Unassigned in my groups', query: `filter.handler=groups&${firstView}` },
  { label: 'Overdue', query: 'filter.is_overdue=true&sort=due_by' },
  { label: 'Pending', query: 'filter.status=3&sort=due_by' },
];
