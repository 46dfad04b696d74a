import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededInterviewBooking({ application }: NeedOf<'interview-booking'>): NeedTexts {
  const { candidate_id: id, candidate, position, client, decided_by, cancelled_because } = application;
  return {
    name: candidate,
    line: position,
    facts: [
      ...(client === '' ? [] : [{ label: 'Client', value: client }]),
      ...(decided_by === null ? [] : [{ label: 'Asked for by', value: decided_by }]),
      ...(cancelled_because === null ? [] : [{ label: 'Earlier one cancelled', value: cancelled_because }]),
    ],
    reason: null,
    approve: null,
    reject: null,
    open: { label: 'Book interview', to: pathOf('candidateDetails', { id }) },
    subject: `${candidate} for ${position}`,
  };
}
