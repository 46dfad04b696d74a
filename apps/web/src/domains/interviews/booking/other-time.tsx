import {
  interviewLabels as labels,
  interviewLimits as limits,
} from '@muster/contract/domains/interviews/interviews.constants.ts';
import { latestDay } from '@muster/contract/plain-day.ts';
import { useState } from 'react';
import { enteredInstant } from '../../../platform/clock/local-instant.ts';
import { TimeInput } from '../../../platform/form/time-input.tsx';
import { zoneCity } from '../../../platform/format/zones.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { nextFreeText } from '../week/summary-text.ts';
import styles from './booking.module.css';
import type { Booking } from './use-booking.ts';

/** A time outside the hours of the people, with the reason for it. A time that is taken stays taken. */
export function OtherTime({ booking, zone }: { readonly booking: Booking; readonly zone: string }) {
  const [isShown, setShown] = useState(false);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [reason, setReason] = useState('');
  if (!isShown)
    return (
      <div className={styles.outside}>
        <Button tone="quiet" onClick={() => setShown(true)}>
          Choose a time outside the hours…
        </Button>
      </div>
    );
  const starts = day === '' || time === '' ? null : enteredInstant(`${day}T${time}`, zone);
  const text = starts === null ? null : nextFreeText(starts, zone);
  return (
    <fieldset aria-label="Time outside the hours" className={styles.other}>
      <div className={styles.fields}>
        <Field label="Date" required>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max={latestDay}
              data-empty={day === '' ? '' : undefined}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <Field label={labels.starts_at} required helper={text ?? `${zoneCity(zone)} time.`}>
          {(control) => <TimeInput {...control} value={time} onChange={setTime} />}
        </Field>
      </div>
      <Field label={labels.override_reason} required helper="Only recruiters can read it.">
        {(control) => (
          <TextInput
            {...control}
            maxLength={limits.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div>
        <Button
          busy={booking.isBusy}
          disabled={text === null || reason.trim() === ''}
          onClick={() => void booking.keep(starts ?? '', reason.trim())}
        >
          Hold this time
        </Button>
      </div>
    </fieldset>
  );
}
