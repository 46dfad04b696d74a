import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import type { ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { shiftHours } from '../../../platform/format/zone-times.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededCandidateDecision({ candidate }: NeedOf<'candidate-decision'>, zone: string): NeedTexts {
  const { id, uuid, name, headline, home_place, position, decision_version, alike } = candidate;
  const to = candidate.is_in_area
    ? pathOf('candidateProfile', { uuid })
    : pathOf('candidateDetails', { id: candidate.candidate_id });
  let version = decision_version;
  const decide = async (decision: ClientDecision, reason?: string) => {
    const body = { version, decision, ...(reason !== undefined && { reason }) };
    ({ version } = await callApi(applicationsEndpoints.decide, { params: { id }, body }));
  };
  const subject = `${name} for ${position.title}`;
  const hours = hoursOf(position, zone);
  return {
    name,
    line: [position.title, ...(headline === null ? [] : [headline])].join(' · '),
    facts: [
      ...(hours === null ? [] : [{ label: 'Works', value: hours }]),
      ...(home_place === null ? [] : [{ label: 'Lives in', value: home_place }]),
      ...(position.start_by === null ? [] : [{ label: 'Start by', value: formatWeekday(position.start_by) }]),
      ...(alike > 1 ? [{ label: 'For this position', value: `${alike} candidates wait for you` }] : []),
    ],
    reason: null,
    approve: {
      label: 'Ask for interview',
      done: 'Asked for an interview with',
      send: async () => {
        await decide('wants interview');
        return null;
      },
      undo: () => decide('undecided'),
    },
    reject: {
      label: 'Not a fit…',
      done: 'Rejected',
      noteHelper: 'Your recruiters read the reason, and look for someone who fits better.',
      send: (note) => decide('rejected', note),
    },
    open: { label: 'Open profile', to },
    subject,
  };
}

function hoursOf({ shift_start, shift_end, timezone }: Position, zone: string): string | null {
  if (shift_start === null || shift_end === null) return null;
  const { text, there } = shiftHours({ start_time: shift_start, end_time: shift_end, timezone: timezone.name }, zone);
  return [text, there].filter(Boolean).join(', ');
}

type Position = NeedOf<'candidate-decision'>['candidate']['position'];
