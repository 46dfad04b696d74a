import { defineColumns } from '../../list-column.ts';

interface Line {
  readonly event: string;
  readonly impersonator: { readonly name: string } | null;
  readonly subject: { readonly kind: string; readonly id: string } | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Sorted by time alone: the log is the one list that only grows. */
export const activityColumns = defineColumns<Line>()({
  at: { label: 'Time', kind: 'instant' },
  event: { label: 'Event', kind: 'text', sortable: false, width: 34 },
  event_name: {
    label: 'Event name',
    kind: 'text',
    sortable: false,
    filterable: false,
    exported: false,
    value: ({ event }) => event,
  },
  'actor.name': { label: 'Person', kind: 'text', sortable: false, searchable: true },
  impersonator: {
    label: 'Impersonated by',
    kind: 'text',
    sortable: false,
    filterable: false,
    value: ({ impersonator }) => impersonator?.name,
  },
  subject_kind: { label: 'Record', kind: 'text', sortable: false, value: ({ subject }) => subject?.kind },
  subject_id: { label: 'Record id', kind: 'text', sortable: false, value: ({ subject }) => subject?.id },
  kind: { label: 'Type', kind: 'choice', filterOnly: true },
  changes: {
    label: 'Changed fields',
    kind: 'text',
    sortable: false,
    filterable: false,
    width: 40,
    value: ({ after }) => Object.keys(after ?? {}),
  },
});
