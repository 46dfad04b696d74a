import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../platform/session/use-session.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { calendarSummaryQuery, teamTodayQuery } from '../shifts.queries.ts';
import { isHolidayOfAll } from './holiday-of-all.ts';

/** The holiday on which the whole team is off today; its name for viewers of the calendar. */
export default function TeamHoliday({ teamId }: { readonly teamId: number }) {
  const { data: today } = useQuery(teamTodayQuery(teamId));
  const mayReadCalendar = useMay(shiftAccess.calendar);
  const day = today?.day ?? '';
  const isOff = today !== undefined && isHolidayOfAll(today);
  const { data: summary } = useQuery({
    ...calendarSummaryQuery({ from: day, to: day, search: '', team: teamId }),
    enabled: isOff && mayReadCalendar,
  });
  if (!isOff) return null;
  const name = summary?.days[0]?.holiday ?? null;
  return <StateBadge word="Holiday">{name === null ? 'Holiday today' : `Holiday today · ${name}`}</StateBadge>;
}
