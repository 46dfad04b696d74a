/** Kinds of activity log entries, as the activity of a record distinguishes them. */
export const activityKinds = ['changes', 'status', 'files', 'reads'] as const;
export type ActivityKind = (typeof activityKinds)[number];
