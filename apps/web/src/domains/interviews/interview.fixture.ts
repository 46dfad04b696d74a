import type { InterviewRecord, InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import { interviewsEndpoints } from '../../platform/api/endpoints/interviews.generated.ts';
import { answers } from '../../testing/fake-server.ts';

const interviewRow: InterviewRow = {
  id: 7,
  uuid: '8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d22',
  candidate: 'Ana Reyes',
  position: 'Bookkeeper',
  client: 'Thornbury Freight',
  starts_at: '2026-03-10T09:30:00Z',
  ends_at: '2026-03-10T10:15:00Z',
  timezone: 'Europe/London',
  kind: 'first',
  method: 'video',
  status: 'Scheduled',
};

export const interview: InterviewRecord = {
  ...interviewRow,
  version: 2,
  application_id: 5,
  candidate_id: 3,
  application_uuid: '8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d23',
  place: 'https://meet.test/1',
  outcome: null,
  end_reason: null,
  override_reason: null,
  booked_by: 'Priya Nair',
  booked_at: '2026-03-05T02:00:00Z',
  attendees: [
    { id: 1, name: 'Priya Nair', side: 'client' },
    { id: 2, name: 'Ben Cruz', side: 'staff' },
  ],
  feedback: [],
  linked: [
    {
      id: 6,
      uuid: '8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d24',
      starts_at: '2026-03-09T09:30:00Z',
      ends_at: '2026-03-09T10:15:00Z',
      status: 'rescheduled',
    },
  ],
  acts: ['move', 'cancel'],
};

export const interviewServer = [
  answers(interviewsEndpoints.list, {
    data: [{ ...interviewRow, phase: 'upcoming' }],
    total: 1,
    counts: { upcoming: 1, past: 4 },
  }),
  answers(interviewsEndpoints.upcoming, { data: [{ ...interviewRow, place: 'https://meet.test/1' }] }),
  answers(interviewsEndpoints.details, interview),
  answers(interviewsEndpoints.atAddress, interview),
  answers(interviewsEndpoints.attendees, [
    { id: 1, name: 'Priya Nair', side: 'client', has_availability: true },
    { id: 2, name: 'Ben Cruz', side: 'staff', has_availability: true },
  ]),
];
