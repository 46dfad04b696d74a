import { expect, it } from 'vitest';
import { presentInterview } from './interviews.presenter.ts';

const stored = {
  id: 1,
  uuid: '6f0f8c52-6c0f-4f0e-9d3a-0a8c1c9d2b11',
  candidate: 'Ana Reyes',
  position: 'Bookkeeper',
  client: 'Thornbury Freight',
  client_id: 4,
  is_bookable: true,
  starts_at: '2026-03-16T01:00:00Z',
  ends_at: '2026-03-16T01:45:00Z',
  timezone: 'Europe/London',
  kind: 'first',
  method: 'video',
  status: 'Scheduled',
  version: 1,
  application_id: 2,
  candidate_id: 3,
  application_uuid: '6f0f8c52-6c0f-4f0e-9d3a-0a8c1c9d2b12',
  place: null,
  outcome: null,
  end_reason: null,
  override_reason: 'The candidate travels',
  booked_at: '2026-03-12T01:00:00Z',
} as const;
const said = (id: number, side: 'client' | 'staff') => ({
  id,
  user_id: id,
  author: 'Someone',
  side,
  rating: 4,
  body: side,
  written_at: '2026-03-16T02:00:00Z',
});
const parts = {
  attendees: [],
  linked: [],
  booked_by: 'Priya Nair',
  feedback: [said(7, 'client'), said(8, 'staff')],
  userId: 7,
};
const now = Temporal.Instant.from('2026-03-16T00:00:00Z').epochMilliseconds;

it('leaves out for a client what is for staff, even if row security let it through', () => {
  const shown = presentInterview(stored, { ...parts, isStaff: false, now });
  expect(shown.override_reason).toBe(null);
  expect(shown.feedback.map(({ body, is_own }) => [body, is_own])).toEqual([['client', true]]);
  expect(Object.keys(shown)).not.toContain('client_id');
});

it('offers outcome and feedback to a client user who took part alone', () => {
  const later = now + 7_200_000;
  const attendees = [{ id: 7, name: 'Priya Nair', side: 'client' as const }];
  const actsOf = (gaps: object) => presentInterview(stored, { ...parts, isStaff: false, now: later, ...gaps }).acts;
  expect([actsOf({}), actsOf({ attendees }), actsOf({ isStaff: true })]).toEqual([
    [],
    ['end', 'feedback'],
    ['end', 'feedback'],
  ]);
});

it('offers no other time once the client does not decide on the candidate any more', () => {
  const actsOf = (gaps: object) => presentInterview({ ...stored, ...gaps }, { ...parts, isStaff: true, now }).acts;
  expect(actsOf({ is_bookable: false })).toEqual(['cancel']);
  expect(actsOf({ status: 'Completed' })).toEqual(['follow-up']);
  expect(actsOf({ status: 'Completed', is_bookable: false })).toEqual([]);
});

it('shows staff everything', () => {
  const shown = presentInterview(stored, { ...parts, isStaff: true, now });
  expect(shown.override_reason).toBe('The candidate travels');
  expect(shown.feedback).toHaveLength(2);
  expect(shown.acts).toEqual(['move', 'cancel']);
});
