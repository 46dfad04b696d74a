import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import type { PageData } from '@muster/contract/page-data.ts';
import type { RequestHandler } from 'msw';
import { profileWires } from '../domains/accounts/accounts.wires.ts';
import { ownAnnouncementWires } from '../domains/announcements/announcements.wires.ts';
import { notificationWires } from '../domains/notifications/notifications.wires.ts';
import { timesheetWires } from '../domains/timesheets/timesheets.wires.ts';
import { wireOf } from '../platform/api/call-wire.ts';
import { savedViewWires } from '../platform/table/saved-views/saved-views.wires.ts';
import { answers } from './fake-server.ts';
import { userDetailsFor } from './people.ts';

export const csrfWire = wireOf<(typeof signInCalls)['csrfCookie']>({ method: 'GET', path: '/sanctum/csrf-cookie' });
export const tokenWire = wireOf<(typeof signInCalls)['createToken']>({
  method: 'POST',
  path: '/api/tokens/create',
  credential: 'session',
});
export const timezonesWire = wireOf<(typeof lookupsCalls)['timezones']>({ method: 'GET', path: '/api/get-timezones' });
const figuresWire = wireOf<(typeof homeCalls)['figures']>({ method: 'GET', path: '/api/home' });

/** What every signed-in screen asks for beside its own calls. */
export function usualAnswers(page: PageData): RequestHandler[] {
  return [
    answers(csrfWire, undefined),
    answers(tokenWire, { token: 'token-of-the-test', expires_at: '2026-11-21T12:00:00Z' }),
    answers(profileWires.userDetails, userDetailsFor(page)),
    answers(notificationWires.list, { data: [], total: 0, unread: 0 }),
    answers(ownAnnouncementWires.list, { data: [], unread: 0 }),
    answers(savedViewWires.list, []),
    answers(timesheetWires.own, { data: [] }),
    answers(figuresWire, { notifications: { unread: 0 } }),
    answers(timezonesWire, [
      { id: 1, name: 'Africa/Abidjan', friendly_name: "Abidjan, Côte d'Ivoire", country_id: null },
      { id: 291, name: 'Asia/Manila', friendly_name: 'Manila, Philippines', country_id: null },
    ]),
  ];
}
