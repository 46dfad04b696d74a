import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../platform/api/api-query.ts';
import { announcementWires } from './announcements.wires.ts';

const { table, details, readers, preview } = announcementWires;

/** Calls whose answers contain announcements. */
export const announcementAnswers = [table, details, readers, preview];

/** After a change: what is on the screen is fetched anew, what is not when it is next shown. */
export async function refreshAnnouncements(queries: QueryClient): Promise<void> {
  await Promise.all(announcementAnswers.map((wire) => queries.invalidateQueries({ queryKey: queryKeyOf(wire) })));
}
