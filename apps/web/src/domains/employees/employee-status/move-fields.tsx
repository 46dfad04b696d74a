import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { statusLabels } from '@muster/contract/domains/employees/employee-status.schemas.ts';
import { clearanceStatuses, isSeparated } from '@muster/contract/states.ts';
import { useFormContext } from 'react-hook-form';
import { DateField } from '../../../platform/form/date-field.tsx';
import { lastDays, startDays } from '../../../platform/form/day-presets.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { RadioField } from '../../../platform/form/radio-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { statusTypes } from '../../lookups/index.ts';
import { useShiftChoices } from '../employee-form/use-shift-choices.ts';
import { EndingPreview } from './ending-preview.tsx';
import type { StatusValues } from './status-form.ts';
import type { StatusSubject } from './status-subject.ts';

/** The fields of a move. */
export function MoveFields({ move, dayLabel, today, employee }: MoveFieldsProps) {
  const isLeaving = move === 'deactivate' || move === 'separate';
  return (
    <>
      {isLeaving ? <KindField move={move} /> : null}
      {move === 'rehire' ? (
        <RehireFields dayLabel={dayLabel} today={today} client={employee.client_id} />
      ) : (
        <DateField<StatusValues>
          name="effective_date"
          label={dayLabel}
          required
          presets={move === 'separate' ? lastDays(today) : startDays(today)}
        />
      )}
      {move === 'separate' ? <SeparationFields /> : null}
      {move === 'separate' ? <EndingPreview employee={employee} /> : null}
      <TextAreaField<StatusValues>
        name="reason"
        label={statusLabels.reason}
        required={isLeaving}
        rows={3}
        maxLength={300}
        wide
      />
    </>
  );
}

interface MoveFieldsProps {
  readonly move: StatusMove;
  readonly dayLabel: string;
  /** The server's day. Empty until it is known. */
  readonly today: string;
  readonly employee: StatusSubject;
}

function KindField({ move }: { readonly move: StatusMove }) {
  const types = useLookup(statusTypes, {
    only: ({ group }) => (move === 'separate' ? isSeparated(group) : group === 'inactive'),
  });
  const { setFocus } = useFormContext<StatusValues>();
  const { options } = types.choices;
  // A list that loads or has failed says so in the select.
  if (move === 'deactivate' && options.length > 0)
    return (
      <RadioField<StatusValues>
        name="status_type_id"
        label={statusLabels.status_type_id}
        required
        options={options}
        // The day is filled in: what is still missing is the reason.
        onPointed={() => setFocus('reason')}
      />
    );
  return (
    <SelectField<StatusValues>
      name="status_type_id"
      label={statusLabels.status_type_id}
      required
      numeric
      {...types.choices}
    />
  );
}

function SeparationFields() {
  return (
    <>
      <SelectField<StatusValues>
        name="clearance_status"
        label={statusLabels.clearance_status}
        required
        options={clearanceStatuses.map((value) => ({ value, label: value }))}
      />
      <SelectField<StatusValues>
        name="rehire"
        label={statusLabels.rehire}
        required
        helper='"No" prevents rehiring.'
        options={[
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]}
      />
    </>
  );
}

interface RehireFieldsProps {
  readonly dayLabel: string;
  readonly today: string;
  /** The client whose shifts can be selected. */
  readonly client: number | null;
}

function RehireFields({ dayLabel, today, client }: RehireFieldsProps) {
  const shifts = useShiftChoices({ client });
  return (
    <>
      <DateField<StatusValues> name="start_date" label={dayLabel} required presets={startDays(today)} />
      <DateField<StatusValues> name="orientation_date" label={statusLabels.orientation_date} />
      <SelectField<StatusValues> name="shift_id" label={statusLabels.shift_id} numeric {...shifts} />
    </>
  );
}
