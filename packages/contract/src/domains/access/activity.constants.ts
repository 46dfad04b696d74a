/** Kinds of lines of the activity log, as a record's own activity tells them apart. */
export const activityKinds = ['changes', 'status', 'files', 'reads'] as const;
export type ActivityKind = (typeof activityKinds)[number];
