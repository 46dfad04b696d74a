import { useQuery } from '@tanstack/react-query';
import { OpeningPanel } from '../../../platform/form/opening-panel.tsx';
import { useKeptRecord } from '../../../platform/form/use-kept-record.ts';
import { homeTodayQuery, shiftDetailsQuery } from '../shifts.queries.ts';
import { LoadedShiftForm } from './loaded-shift-form.tsx';
import { emptyShift, type ShiftFormSubject, valuesOf } from './shift-form-values.ts';

/** The side panel for adding or changing a shift. */
export function ShiftFormPanel({ subject, opened, onClose }: ShiftFormPanelProps) {
  const isUpdate = subject.mode === 'update';
  const today = useQuery(homeTodayQuery());
  const stored = useKeptRecord({ ...shiftDetailsQuery(isUpdate ? subject.id : 0), gcTime: 0 }, isUpdate);
  if (today.data && (!isUpdate || stored.record)) {
    const shift = stored.record;
    return (
      <LoadedShiftForm
        record={shift}
        values={shift ? valuesOf(shift) : emptyShift(today.data.day)}
        today={today.data.day}
        onConflict={stored.renew}
        opened={opened}
        onClose={onClose}
      />
    );
  }
  return (
    <OpeningPanel
      opened={opened}
      onClose={onClose}
      title="Shift details"
      error={today.error ?? stored.error}
      onRetry={today.error ? () => void today.refetch() : stored.retry}
    />
  );
}

interface ShiftFormPanelProps {
  readonly subject: ShiftFormSubject;
  readonly opened: boolean;
  readonly onClose: () => void;
}
