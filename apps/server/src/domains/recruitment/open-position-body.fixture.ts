import type { CallRequest } from '@muster/contract';
import type { openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { currencyIds, zoneIds } from '../../database/seed/known-ids.ts';

type Body = CallRequest<(typeof openPositionsCalls)['create']>['body'];

/** What the form sends for a new position. */
export const openPositionBody = (client_id: number, gaps: Partial<Body> = {}): Body => ({
  client_id,
  title: 'Bookkeeper',
  headcount: 2,
  employment_type: 'full-time',
  work_location: 'wfh',
  shift_start: '08:00',
  shift_end: '17:00',
  timezone_id: zoneIds.sydney,
  start_by: '2026-06-01',
  must_have: ['Xero'],
  nice_to_have: ['BAS'],
  owner_user_id: null,
  priority: 'high',
  budget_least: 1500,
  budget_most: 1800,
  budget_currency_id: currencyIds.aud,
  ...gaps,
});

/** The body of a change that leaves everything as it is. */
export function unchangedBody(id: number, version: number, filled_count = 0) {
  const { client_id: _client, ...body } = openPositionBody(0);
  return { ...body, id, version, filled_count };
}
