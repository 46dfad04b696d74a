import type { EmployeeProfile } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import {
  employeeLabels,
  type OwnProfileField,
  ownProfileFields,
} from '@muster/contract/domains/employees/employees.constants.ts';
import { conditionalErrors } from '@muster/contract/domains/employees/employees.rules.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useEffect } from 'react';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeProfileEndpoints } from '../../../platform/api/endpoints/employee-profile.generated.ts';
import type { FormCall } from '../../../platform/form/form-call.ts';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { PhoneField } from '../../../platform/form/phone-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { useRecordForm } from '../../../platform/form/use-record-form.ts';
import { useUnsavedGuard } from '../../../platform/form/use-unsaved-guard.tsx';
import { takeDraft, useDraftOnExpiry } from '../../../platform/session/drafts.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './own-profile.module.css';

type Values = Record<OwnProfileField, string>;

const lengths: Partial<Record<OwnProfileField, number>> = {
  personal_phone: 50,
  emergency_contact_phone: 50,
  emergency_contact_relationship: 50,
};
const required: ReadonlySet<OwnProfileField> = new Set(['address_line_1', 'city', 'zip']);
/** City and ZIP code share a row, and so do the two fields of an emergency contact. */
const halves: ReadonlySet<OwnProfileField> = new Set([
  'city',
  'zip',
  'emergency_contact_phone',
  'emergency_contact_relationship',
]);
const draftName = 'my-contact';

/** The contact data that employees maintain themselves. Sends only changes. */
export function ContactForm({ version, personal, renew }: ContactFormProps) {
  const stored = valuesOf(personal);
  const { form, submit } = useRecordForm<Values>({
    values: stored,
    call: contactCall(version, stored),
    thing: 'profile',
    success: successMessage('Profile', 'updated'),
    onSaved: renew,
    onConflict: renew,
  });
  const { isSubmitting } = useFormState({ control: form.control });
  useWatch({ control: form.control });
  const isChanged = Object.keys(changesOf(form.getValues(), stored)).length > 0;
  useDraftOnExpiry(draftName, () => (isChanged ? form.getValues() : null));
  const guard = useUnsavedGuard(isChanged);
  useEffect(() => {
    const draft = draftedValues();
    if (draft !== null) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
  }, [form]);
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Contact and emergency"
      >
        <div data-wide="">
          <FormErrors />
        </div>
        {ownProfileFields.map((field) => {
          const look = {
            name: field,
            label: employeeLabels[field],
            wide: !halves.has(field),
            required: required.has(field),
            maxLength: lengths[field] ?? 100,
          };
          return field.endsWith('phone') ? (
            <PhoneField<Values> key={field} {...look} />
          ) : (
            <TextField<Values> key={field} {...look} />
          );
        })}
        <div data-wide="">
          <Button type="submit" tone="primary" busy={isSubmitting} disabled={!isChanged}>
            {isSubmitting ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
      {guard.dialog}
    </FormProvider>
  );
}

const contactCall = (version: number, stored: Values): FormCall<Values> => ({
  errorsOf: (values) => conditionalErrors(changesOf(values, stored), { mode: 'update', sensitiveVisible: true }),
  send: (values) => callApi(employeeProfileEndpoints.update, { body: { version, ...changesOf(values, stored) } }),
});

interface ContactFormProps {
  readonly version: number;
  readonly personal: NonNullable<EmployeeProfile['personal']>;
  /** Reads the profile again, after saving and after a conflict. */
  readonly renew: () => Promise<boolean>;
}

function valuesOf(personal: ContactFormProps['personal']): Values {
  return Object.fromEntries(ownProfileFields.map((field) => [field, personal[field] ?? ''])) as Values;
}

function changesOf(values: Values, stored: Values) {
  const changed = ownProfileFields.filter((field) => values[field].trim() !== stored[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field].trim() === '' ? null : values[field].trim()]));
}

/** What was typed when the session expired. */
function draftedValues(): Partial<Values> | null {
  const draft = takeDraft(draftName);
  if (typeof draft !== 'object' || draft === null) return null;
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
}
