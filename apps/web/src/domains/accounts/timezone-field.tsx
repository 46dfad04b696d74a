import type { ReactNode } from 'react';
import { defineLookup, useLookup } from '../../platform/form/lookup.ts';
import { timezonesQuery } from '../../platform/session/account-queries.ts';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { Field } from '../../ui/field/field.tsx';
import { friendlyName } from './timezone-options.ts';

/** One of the portal's time zones, for signed-in users. The value is the id as text. */
export function TimezoneField({ value, onChange, error, helper }: TimezoneFieldProps) {
  const { choices, rows } = useLookup(friendlyTimezones);
  const isUnknown = choices.list.error !== null && rows.length === 0;
  return (
    <Field label="Timezone" error={error ?? (isUnknown ? unknownZones : undefined)} helper={helper}>
      {(control) => <ComboBox {...control} {...choices} value={value} onChange={onChange} />}
    </Field>
  );
}

const friendlyTimezones = defineLookup(timezonesQuery, { ...friendlyName, staleMs: Number.POSITIVE_INFINITY });

/** Without the list not even the zone that is set has a name. */
const unknownZones = 'The time zones could not be loaded. Open the list to try again.';

interface TimezoneFieldProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error: string | undefined;
  readonly helper?: ReactNode;
}
