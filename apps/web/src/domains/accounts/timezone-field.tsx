import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../platform/api/problem-error.ts';
import { timezonesQuery } from '../../platform/session/account-queries.ts';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { Field } from '../../ui/field/field.tsx';
import { timezoneOptions } from './timezone-options.ts';

/** One of the portal's time zones, for signed-in users. The value is the id as text. */
export function TimezoneField({ value, onChange, error, helper }: TimezoneFieldProps) {
  const zones = useQuery(timezonesQuery);
  return (
    <Field label="Timezone" error={error ?? (zones.error && !zones.data ? unknownZones : undefined)} helper={helper}>
      {(control) => (
        <ComboBox
          {...control}
          options={timezoneOptions(zones.data ?? [])}
          value={value}
          onChange={onChange}
          list={{
            loading: zones.isPending,
            error: zones.error ? problemText(zones.error) : null,
            onRetry: () => void zones.refetch(),
          }}
        />
      )}
    </Field>
  );
}

/** Without the list, even the current zone has no name. */
const unknownZones = 'The time zones could not be loaded. Open the list to try again.';

interface TimezoneFieldProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error: string | undefined;
  readonly helper?: ReactNode;
}
