import type { EmployeeProfile } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import {
  employeeLabels,
  type OwnProfileField,
  ownProfileFields,
} from '@muster/contract/domains/employees/employees.constants.ts';
import { conditionalErrors } from '@muster/contract/domains/employees/employees.rules.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeProfileEndpoints } from '../../../platform/api/endpoints/employee-profile.generated.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { takeDraft, useDraftOnExpiry } from '../../../platform/session/drafts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
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
export function ContactForm({ version, personal }: ContactFormProps) {
  const queries = useQueryClient();
  const stored = valuesOf(personal);
  const [values, setValues] = useState<Values>(() => draftedValues(stored));
  const changed = ownProfileFields.filter((field) => values[field].trim() !== stored[field]);
  useDraftOnExpiry(draftName, () => (changed.length > 0 ? values : null));
  const form = useSubmit({
    check: () => conditionalErrors(changesOf(values, changed), { mode: 'update', sensitiveVisible: true }),
    send: async () => {
      await callApi(employeeProfileEndpoints.update, { body: { version, ...changesOf(values, changed) } });
      showSuccess(successMessage('Profile', 'updated'));
      await queries.invalidateQueries({ queryKey: queryKeyOf(employeeProfileEndpoints.read) });
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label="Contact and emergency">
      {form.problem ? (
        <div data-wide="">
          <Notice tone="red">{form.problem}</Notice>
        </div>
      ) : null}
      {ownProfileFields.map((field) => (
        <Field
          key={field}
          label={employeeLabels[field]}
          wide={!halves.has(field)}
          required={required.has(field)}
          error={form.errorOf(field)}
        >
          {(control) => (
            <TextInput
              {...control}
              name={field}
              maxLength={lengths[field] ?? 100}
              inputMode={field.endsWith('phone') ? 'tel' : undefined}
              value={values[field]}
              onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <div data-wide="">
        <Button type="submit" tone="primary" busy={form.busy} disabled={changed.length === 0}>
          {form.busy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

interface ContactFormProps {
  readonly version: number;
  readonly personal: NonNullable<EmployeeProfile['personal']>;
}

function valuesOf(personal: ContactFormProps['personal']): Values {
  return Object.fromEntries(ownProfileFields.map((field) => [field, personal[field] ?? ''])) as Values;
}

const changesOf = (values: Values, changed: readonly OwnProfileField[]) =>
  Object.fromEntries(changed.map((field) => [field, values[field].trim() === '' ? null : values[field].trim()]));

/** What was typed when the session expired. */
function draftedValues(stored: Values): Values {
  const draft = takeDraft(draftName);
  if (typeof draft !== 'object' || draft === null) return stored;
  const typed = Object.entries(draft).filter(([, value]) => typeof value === 'string');
  return { ...stored, ...Object.fromEntries(typed) };
}
