import { availabilityBody } from '../domains/interviews/availability-body.fixture.ts';

/** Requests of the calls of availability and interviews, for writing-requests.ts. */
export const interviewWrites = {
  'interviews.save-availability': () => [{ body: availabilityBody() }],
};
