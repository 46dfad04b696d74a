import { boardLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { instantOf } from '../../../platform/clock/clock.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { teamTodayQuery } from '../shifts.queries.ts';
import { isHolidayOfAll } from './holiday-of-all.ts';

/** The state of a member now. All members share one answer. A person can have the end of a night shift and a later one today. */
export default function MemberToday({ teamId, employeeId }: MemberTodayProps) {
  const { data } = useQuery(teamTodayQuery(teamId));
  const now = useMinute();
  // Said once for the team.
  if (data === undefined || isHolidayOfAll(data)) return null;
  const shifts = data.data.filter(({ employee }) => employee.id === employeeId);
  const [first] = shifts.filter(({ ends_at: end }) => (instantOf(end) ?? 0) > now);
  const shown = first ?? shifts.at(-1);
  if (shown === undefined) return <StatusBadge tone="gray">No shift</StatusBadge>;
  const isLate = shown.state === 'in' && shown.late_minutes !== null;
  return <StateBadge word={boardLabels[isLate ? 'late' : shown.state]} />;
}

interface MemberTodayProps {
  readonly teamId: number;
  readonly employeeId: number;
}
