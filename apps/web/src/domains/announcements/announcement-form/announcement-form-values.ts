import type { AnnouncementDetails } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type {
  AnnouncementAudienceInput,
  createAnnouncementBody,
} from '@muster/contract/domains/announcements/announcements.schemas.ts';
import { clientRoles } from '@muster/contract/roles.ts';
import type { z } from 'zod';
import { enteredInstant, localOfInstant } from '../../../platform/clock/local-instant.ts';

type Body = z.input<typeof createAnnouncementBody>;
export type AnnouncementStep = Body['step'];

/** Values of the fields. Times are local texts in the viewer's timezone. */
export interface AnnouncementFormValues
  extends Pick<AnnouncementDetails, 'title' | 'body' | 'kind' | 'audience' | 'statuses' | 'roles'> {
  readonly client_ids: number[];
  readonly when: 'now' | 'later';
  readonly publish_at: string;
  readonly expires_at: string;
}

export const blankAnnouncement: AnnouncementFormValues = {
  title: '',
  body: '',
  kind: 'information',
  audience: 'all',
  client_ids: [],
  statuses: [],
  roles: [...clientRoles],
  when: 'now',
  publish_at: '',
  expires_at: '',
};

/** Starting values. A copy keeps text and audience, without the past times. */
export function valuesOf(stored: AnnouncementDetails, zone: string, isCopy: boolean): AnnouncementFormValues {
  const { title, body, kind, audience, statuses, roles, clients, publish_at, expires_at } = stored;
  return {
    ...{ title, body, kind, audience, statuses, roles },
    client_ids: clients.map(({ id }) => id),
    when: isCopy || publish_at === null ? 'now' : 'later',
    publish_at: isCopy ? '' : localOfInstant(publish_at, zone),
    expires_at: isCopy ? '' : localOfInstant(expires_at, zone),
  };
}

export function bodyOf(values: AnnouncementFormValues, step: AnnouncementStep, zone: string): Body {
  const { title, body, kind, when, publish_at, expires_at } = values;
  return {
    ...{ title, body, kind },
    ...audienceOf(values),
    publish_at: when === 'now' ? null : enteredInstant(publish_at, zone),
    expires_at: enteredInstant(expires_at, zone),
    step,
  };
}

/** Sends only the choices of the current kind of audience. */
export function audienceOf({
  audience,
  client_ids,
  statuses,
  roles,
}: Pick<AnnouncementFormValues, 'audience' | 'client_ids' | 'statuses' | 'roles'>): AnnouncementAudienceInput {
  return {
    audience,
    client_ids: audience === 'clients' ? client_ids : [],
    statuses: audience === 'statuses' ? statuses : [],
    roles,
  };
}
