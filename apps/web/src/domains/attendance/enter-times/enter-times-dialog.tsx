import { correctionLabels as labels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { useState } from 'react';
import { useUnsavedGuard } from '../../../platform/form/use-unsaved-guard.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Choice } from '../../../ui/input/choice.tsx';
import { TextArea } from '../../../ui/input/text-area.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { PeoplePicker } from '../../shifts/index.ts';
import styles from './enter-times.module.css';
import type { EnterTimesValues } from './entered-days.ts';
import { EnteredPreview } from './entered-preview.tsx';
import { useEnterTimes } from './use-enter-times.ts';

const empty: EnterTimesValues = {
  people: [],
  from: '',
  to: '',
  asPlanned: true,
  in: '',
  out: '',
  breakStart: '',
  breakEnd: '',
  reason: '',
};

/** Enters time for several people and days: who and when, then a preview, then the days that are possible. */
export function EnterTimesDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const [values, setValues] = useState(empty);
  const guard = useUnsavedGuard(opened && values !== empty);
  const close = () => guard.leave(onClose);
  const entry = useEnterTimes(values, onClose);
  const change = (next: Partial<EnterTimesValues>) => {
    setValues((before) => ({ ...before, ...next }));
    entry.forget();
  };
  const input = (name: keyof Omit<EnterTimesValues, 'people' | 'asPlanned'>, type: string) => ({
    type,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <AppModal
      opened={opened}
      onClose={close}
      size="lg"
      title="Enter times"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          {entry.possible > 0 ? (
            <Button tone="primary" busy={entry.busy} onClick={entry.enter}>
              {entry.busy ? 'Entering...' : `Enter ${entry.possible === 1 ? '1 day' : `${entry.possible} days`}`}
            </Button>
          ) : (
            <Button tone="primary" busy={entry.busy} onClick={entry.preview}>
              {entry.busy ? 'Checking...' : 'Preview'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.muted}>
          Another person reviews the times. The employees are notified, and what they clocked stays on record.
        </p>
        {entry.problem ? <Notice tone="red">{entry.problem}</Notice> : null}
        <div className={styles.pair}>
          <Field label="First day" required error={entry.errorOf('from')}>
            {(control) => (
              <TextInput
                {...control}
                {...input('from', 'date')}
                onChange={({ target }) => change({ from: target.value, to: values.to || target.value })}
              />
            )}
          </Field>
          <Field label="Last day" required error={entry.errorOf('to')}>
            {(control) => <TextInput {...control} {...input('to', 'date')} />}
          </Field>
        </div>
        <PeoplePicker
          day={values.from}
          people={values.people}
          onChange={(people) => change({ people })}
          error={entry.errorOf('employee_ids')}
        />
        <fieldset className={styles.choices} aria-label="Times">
          <Choice
            kind="radio"
            name="times"
            label="As scheduled, with the unpaid breaks of the shift"
            checked={values.asPlanned}
            onChange={() => change({ asPlanned: true })}
          />
          <Choice
            kind="radio"
            name="times"
            label="Other times, in the shift's time zone"
            checked={!values.asPlanned}
            onChange={() => change({ asPlanned: false })}
          />
        </fieldset>
        {values.asPlanned ? null : (
          <div className={styles.pair}>
            <Field label={labels.in} required error={entry.errorOf('in')}>
              {(control) => <TextInput {...control} {...input('in', 'time')} />}
            </Field>
            <Field label={labels.out} required error={entry.errorOf('out')}>
              {(control) => <TextInput {...control} {...input('out', 'time')} />}
            </Field>
            <Field label={labels.start} error={entry.errorOf('breaks')}>
              {(control) => <TextInput {...control} {...input('breakStart', 'time')} />}
            </Field>
            <Field label={labels.end}>{(control) => <TextInput {...control} {...input('breakEnd', 'time')} />}</Field>
          </div>
        )}
        <Field label={labels.reason} required error={entry.errorOf('reason')}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={500}
              value={values.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </Field>
        {entry.days ? <EnteredPreview days={entry.days} /> : null}
      </div>
      {guard.dialog}
    </AppModal>
  );
}
