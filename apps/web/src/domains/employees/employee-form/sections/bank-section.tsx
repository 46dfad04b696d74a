import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { bankTypes, paymentMethods } from '@muster/contract/domains/employees/employees.constants.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../../platform/form/select-field.tsx';
import { TextField } from '../../../../platform/form/text-field.tsx';
import { FormSection } from '../../../../ui/form-layout/form-section.tsx';
import { fieldNamed } from '../form-names.ts';
import { sectionIds } from '../section-ids.ts';

const methods = paymentMethods.map((value) => ({ value, label: value }));
const types = bankTypes.map((value) => ({ value, label: value }));

/** Bank name, type and number are hidden for Cash (section 2.10). */
export function BankSection({ sensitiveVisible }: { readonly sensitiveVisible: boolean }) {
  const { control } = useFormContext<EmployeeFormValues>();
  const method = useWatch({ control, name: 'payment_method' });
  return (
    <FormSection id={sectionIds['Bank Information']} title="Bank Information" description="Payment of the salary.">
      <SelectField<EmployeeFormValues> {...fieldNamed('payment_method')} required options={methods} />
      {sensitiveVisible && method !== 'Cash' ? (
        <>
          <TextField<EmployeeFormValues> {...fieldNamed('bank_name')} maxLength={100} />
          <SelectField<EmployeeFormValues> {...fieldNamed('bank_type')} options={types} />
          <TextField<EmployeeFormValues>
            {...fieldNamed('bank_account_no')}
            required
            inputMode="numeric"
            maxLength={50}
          />
        </>
      ) : null}
    </FormSection>
  );
}
