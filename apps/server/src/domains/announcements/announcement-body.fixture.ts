import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { z } from 'zod';

type Body = z.input<(typeof announcementsCalls)['create']['body']>;

/** The body of a draft for everybody; override what a test is about. */
export function announcementBody(gaps: Partial<Body> = {}): Body {
  return {
    title: 'Office closed on Friday',
    body: 'Our office is closed.\n\n- Payroll runs on Thursday',
    kind: 'information',
    audience: 'all',
    client_ids: [],
    statuses: [],
    roles: ['client', 'client-user', 'client-admin'],
    publish_at: null,
    expires_at: null,
    step: 'draft',
    ...gaps,
  };
}
