import { officeLabels as labels } from '@muster/contract/domains/lookups/offices.schemas.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { countries, timezones } from '../lookup-choices.ts';
import type { OfficeValues as Values } from './office-values.ts';

export function OfficeFields() {
  return (
    <>
      <TextField<Values> name="name" label={labels.name} required wide maxLength={100} autoFocus />
      <TextField<Values> name="address" label={labels.address} required wide maxLength={300} />
      <SelectField<Values>
        name="timezone_id"
        label={labels.timezone_id}
        numeric
        helper="Default time zone of new employees."
        {...useLookup(timezones).choices}
      />
      <SelectField<Values> name="country_id" label={labels.country_id} numeric {...useLookup(countries).choices} />
    </>
  );
}
