import { OpeningPanel } from '../../../platform/form/opening-panel.tsx';
import { useKeptRecord } from '../../../platform/form/use-kept-record.ts';
import { rotationDetailsQuery } from '../rotations.queries.ts';
import { LoadedRotationForm } from './loaded-rotation-form.tsx';
import { copyOf, emptyRotation, type RotationFormSubject, rotationValuesOf } from './rotation-form-values.ts';

/** The side panel for adding, copying or changing a rotation. */
export function RotationFormPanel({ subject, opened, onClose }: RotationFormPanelProps) {
  const isNew = subject.mode === 'create';
  const stored = useKeptRecord({ ...rotationDetailsQuery(isNew ? 0 : subject.id), gcTime: 0 }, !isNew);
  const panel = { opened, onClose, onConflict: stored.renew };
  if (isNew) return <LoadedRotationForm {...panel} record={null} values={emptyRotation()} />;
  if (stored.record && subject.mode === 'copy') {
    return <LoadedRotationForm {...panel} record={null} values={copyOf(stored.record)} />;
  }
  if (stored.record) {
    return <LoadedRotationForm {...panel} record={stored.record} values={rotationValuesOf(stored.record)} />;
  }
  return (
    <OpeningPanel
      opened={opened}
      onClose={onClose}
      title="Rotation details"
      error={stored.error}
      onRetry={stored.retry}
    />
  );
}

interface RotationFormPanelProps {
  readonly subject: RotationFormSubject;
  readonly opened: boolean;
  readonly onClose: () => void;
}
