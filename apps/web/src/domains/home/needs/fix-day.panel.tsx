import { useQuery } from '@tanstack/react-query';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { LazyCorrectionForm } from '../../attendance/index.ts';
import { ownAttendanceQuery } from '../own/own.queries.ts';

/** The form that requests the correction of an own day, with what was recorded. */
export function FixDayPanel({ day, opened, onClose }: FixDayPanelProps) {
  const zone = useViewerZone();
  const { data } = useQuery(ownAttendanceQuery);
  const found = data?.days.find(({ work_date }) => work_date === day);
  return found ? <LazyCorrectionForm day={found} zone={zone} opened={opened} onClose={onClose} /> : null;
}

interface FixDayPanelProps {
  readonly day: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}
