import { placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { mondayOf } from '@muster/contract/plain-day.ts';
import { useState } from 'react';
import { useUnsavedGuard } from '../../../platform/form/use-unsaved-guard.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DayField } from '../../../ui/field/day-field.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { RotationStart } from '../rotation-details/rotation-start.tsx';
import styles from '../shifts.module.css';
import { PeoplePicker } from './people-picker.tsx';
import { PlacementOutcomes } from './placement-outcomes.tsx';
import { RestDays } from './rest-days.tsx';
import { type PlacementTarget, type PlacementValues, usePlacement } from './use-placement.ts';
import { WorkedDays } from './worked-days.tsx';

/** Assigns one or many employees to a shift or a rotation: who and when, then a preview, then all of them or none. */
export function PlaceDialog({ target, opened, onClose }: PlaceDialogProps) {
  const { kind, record } = target;
  const [first] = useState<PlacementValues>(() => ({
    people: [],
    from: record.today,
    to: '',
    restDays: null,
    startsOn: mondayOf(record.today),
    reason: '',
  }));
  const [values, setValues] = useState(first);
  const guard = useUnsavedGuard(opened && values !== first);
  const close = () => guard.leave(onClose);
  const placement = usePlacement(target, values, onClose);
  const change = (next: Partial<PlacementValues>) => {
    setValues((before) => ({ ...before, ...next }));
    placement.forget();
  };
  const isReady = placement.outcomes?.every(({ problem }) => problem === null) === true;
  return (
    <AppModal
      opened={opened}
      onClose={close}
      size={kind === 'rotation' ? 'xl' : 'lg'}
      title={`Assign people to the ${kind}`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          {isReady ? (
            <Button tone="primary" busy={placement.busy} onClick={placement.place}>
              {placement.busy ? 'Assigning...' : placeLabel(values.people.length, placement.changed)}
            </Button>
          ) : (
            <Button tone="primary" busy={placement.busy} onClick={placement.preview}>
              {placement.busy ? 'Checking...' : 'Preview'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.muted}>Replaces the current shift from the first day; it resumes after the last day.</p>
        {placement.problem ? <Notice tone="red">{placement.problem}</Notice> : null}
        <PeoplePicker
          day={values.from}
          people={values.people}
          onChange={(people) => change({ people })}
          error={placement.errorOf('employee_ids')}
        />
        <DayField
          label={placementLabels.from}
          required
          error={placement.errorOf('from')}
          value={values.from}
          onChange={(from) => change({ from })}
        />
        <DayField
          label={placementLabels.to}
          helper="Leave empty for no end date."
          error={placement.errorOf('to')}
          value={values.to}
          onChange={(to) => change({ to })}
        />
        {kind === 'shift' ? (
          <RestDays
            value={values.restDays}
            onChange={(restDays) => change({ restDays })}
            error={placement.errorOf('rest_days')}
          />
        ) : (
          <RotationStart
            rotation={target.record}
            from={values.from}
            value={values.startsOn}
            onChange={(startsOn) => change({ startsOn })}
            error={placement.errorOf('rotation_starts_on')}
          />
        )}
        <Field label={placementLabels.reason}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={300}
              value={values.reason}
              onChange={(event) => change({ reason: event.target.value })}
            />
          )}
        </Field>
        {placement.outcomes ? <PlacementOutcomes outcomes={placement.outcomes} shiftName={record.name} /> : null}
        {isReady && placement.worked.length > 0 ? <WorkedDays days={placement.worked} /> : null}
      </div>
      {guard.dialog}
    </AppModal>
  );
}

function placeLabel(people: number, changed: number): string {
  const assign = `Assign ${people === 1 ? '1 person' : `${people} people`}`;
  if (changed === 0) return assign;
  return `${assign}, change ${changed === 1 ? '1 worked day' : `${changed} worked days`}`;
}

interface PlaceDialogProps {
  readonly target: PlacementTarget;
  readonly opened: boolean;
  readonly onClose: () => void;
}
