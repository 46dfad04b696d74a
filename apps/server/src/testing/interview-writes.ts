import { availabilityBody } from '../domains/interviews/availability-body.fixture.ts';
import type { CompanyRecords } from './company-records.ts';

interface Targets {
  readonly other: CompanyRecords;
}

const uuid = '6f0f8c52-6c0f-4f0e-9d3a-0a8c1c9d2b11';

/** Requests of the calls of availability and interviews, for recruitment-writes.ts. */
export const interviewWrites = {
  'interviews.save-availability': () => [{ body: availabilityBody() }],
  'interviews.hold-time': ({ other }: Targets) => [
    {
      body: {
        application_id: other.application,
        minutes: 30,
        user_ids: [other.userId],
        starts_at: '2099-03-02T01:00:00Z',
      },
    },
  ],
  'interviews.release-time': () => [{ params: { uuid } }],
  'interviews.move-interview': ({ other }: Targets) => [
    { params: { id: other.interview }, body: { version: 1, hold_uuid: uuid } },
  ],
  'interviews.cancel-interview': ({ other }: Targets) => [
    { params: { id: other.interview }, body: { version: 1, reason: 'The candidate is ill' } },
  ],
  'interviews.end-interview': ({ other }: Targets) => [
    { params: { id: other.interview }, body: { version: 1, outcome: 'held' } },
  ],
  'interviews.give-feedback': ({ other }: Targets) => [
    { params: { id: other.interview }, body: { rating: 4, body: 'Knows the work.' } },
  ],
  'interviews.book-interview': () => [{ body: { hold_uuid: uuid, kind: 'first', method: 'video' } }],
};
