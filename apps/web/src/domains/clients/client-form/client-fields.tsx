import { type ClientStatus, clientLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLookup } from '../../../platform/form/lookup.ts';
import { PhoneField } from '../../../platform/form/phone-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { countries, currencies, timezones } from '../../lookups/index.ts';
import type { ClientFormValues } from './client-form-values.ts';

type Name = keyof ClientFormValues & string;
const named = <N extends Name>(name: N) => ({ name, label: clientLabels[name] });

export function ClientFields({ statuses, current }: ClientFieldsProps) {
  return (
    <>
      <FormSection id="company" title="Company">
        <TextField<ClientFormValues> {...named('legal_business_name')} required wide maxLength={100} autoFocus />
        <TextField<ClientFormValues> {...named('trading_name')} maxLength={100} />
        <TextField<ClientFormValues> {...named('industry')} maxLength={100} />
        <StatusFields statuses={statuses} current={current} />
        <TextField<ClientFormValues> {...named('website')} type="url" maxLength={200} placeholder="https://" />
      </FormSection>
      <LocationFields />
      <FormSection id="contact" title="Main contact" description="Add more people on the Contacts tab.">
        <TextField<ClientFormValues> {...named('contact_name')} maxLength={100} />
        <PhoneField<ClientFormValues> {...named('contact_phone')} maxLength={50} />
        <TextField<ClientFormValues> {...named('contact_email')} type="email" wide maxLength={100} />
      </FormSection>
    </>
  );
}

interface ClientFieldsProps {
  /** Allowed statuses, the current one first. */
  readonly statuses: readonly ClientStatus[];
  /** Null: a new client. */
  readonly current: ClientStatus | null;
}

function StatusFields({ statuses, current }: ClientFieldsProps) {
  const { control } = useFormContext<ClientFormValues>();
  const status = useWatch({ control, name: 'status' });
  return (
    <>
      <SelectField<ClientFormValues>
        {...named('status')}
        required
        options={statuses.map((value) => ({ value, label: value }))}
      />
      {current !== null && status !== current ? (
        <TextField<ClientFormValues>
          {...named('status_reason')}
          maxLength={300}
          helper="Shown in the status history."
        />
      ) : null}
    </>
  );
}

function LocationFields() {
  return (
    <FormSection id="place" title="Place">
      <TextField<ClientFormValues> {...named('address')} wide maxLength={300} />
      <SelectField<ClientFormValues> {...named('country_id')} required numeric {...useLookup(countries).choices} />
      <SelectField<ClientFormValues> {...named('timezone_id')} required numeric {...useLookup(timezones).choices} />
      <SelectField<ClientFormValues> {...named('currency_id')} required numeric {...useLookup(currencies).choices} />
    </FormSection>
  );
}
