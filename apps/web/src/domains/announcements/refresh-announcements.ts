import type { QueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../platform/api/api-query.ts';
import { announcementsEndpoints } from '../../platform/api/endpoints/announcements.generated.ts';

const { table, details, readers, preview } = announcementsEndpoints;

/** Calls whose answers show announcements. */
export const announcementAnswers = [table, details, readers, preview];

/** After a change: refetches what is on the screen now, and the rest when it is shown again. */
export async function refreshAnnouncements(queries: QueryClient): Promise<void> {
  await refreshAnswers(queries, announcementAnswers);
}
