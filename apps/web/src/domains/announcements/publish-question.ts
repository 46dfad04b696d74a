import { counted } from '@muster/contract/counted.ts';
import type { AnnouncementAudienceInput } from '@muster/contract/domains/announcements/announcements.schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { audienceQuery } from './announcements.queries.ts';

/** 'Publish to 4 people at 2 clients?', as of now. Without the numbers if they cannot be counted. */
export async function publishTitle(
  queries: QueryClient,
  audience: () => Promise<AnnouncementAudienceInput>,
): Promise<string> {
  try {
    const { recipients, clients } = await queries.fetchQuery({ ...audienceQuery(await audience()), retry: false });
    return `Publish to ${counted(recipients, 'person', 'people')} at ${counted(clients, 'client')}?`;
  } catch {
    return 'Publish this client notification?';
  }
}

export const publishLook = { confirmLabel: 'Publish now', processingLabel: 'Publishing...' } as const;
