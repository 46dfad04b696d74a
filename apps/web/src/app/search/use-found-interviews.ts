import { interviewTimeText } from '@muster/contract/domains/interviews/interview-time-text.rules.ts';
import { interviewAccess } from '@muster/contract/domains/interviews/interviews.policy.ts';
import { interviewsScreens } from '@muster/contract/domains/interviews/interviews.screens.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { interviewsEndpoints } from '../../platform/api/endpoints/interviews.generated.ts';
import { useMay } from '../../platform/session/use-session.ts';
import type { FoundRecord } from './search-results.ts';
import { firstWith, useFoundList } from './use-found-list.ts';

/** Interviews by candidate, position and client, the latest first. Each side has its own address of one. */
export function useFoundInterviews(term: string, isLong: boolean): readonly FoundRecord[] {
  const isAsked = [isLong, useMay(interviewAccess.book)].every(Boolean);
  const isRecruiting = useMay(interviewsScreens.recruitmentInterviewDetails.access);
  const list = apiQuery(interviewsEndpoints.list, { query: firstWith(term) });
  return useFoundList(list, isAsked, ({ id, uuid, candidate, position, starts_at, timezone }) => ({
    ...{ key: `interview-${id}`, label: `Interview with ${candidate}`, icon: 'calendar' },
    hint: `${interviewTimeText(starts_at, timezone)} · ${position}`,
    to: isRecruiting ? pathOf('recruitmentInterviewDetails', { id }) : pathOf('interviewScheduleDetails', { uuid }),
  }));
}
