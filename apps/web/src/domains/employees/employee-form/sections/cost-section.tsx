import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '../../../../platform/form/date-field.tsx';
import { useLookup } from '../../../../platform/form/lookup.ts';
import { MoneyField } from '../../../../platform/form/money-field.tsx';
import { SelectField } from '../../../../platform/form/select-field.tsx';
import { FormSection } from '../../../../ui/form-layout/form-section.tsx';
import { currencies } from '../../../lookups/index.ts';
import { startDayPreset } from '../day-presets.ts';
import { fieldNamed } from '../form-names.ts';
import { sectionIds } from '../section-ids.ts';

/** Create mode only (section 2.10); later costs are dated values. */
export function CostSection() {
  const { choices } = useLookup(currencies);
  const { control } = useFormContext<EmployeeFormValues>();
  const start = useWatch({ control, name: 'start_date' });
  return (
    <FormSection
      id={sectionIds['Cost Information']}
      title="Cost Information"
      description="What the client pays for this person."
    >
      <DateField<EmployeeFormValues> {...fieldNamed('cost_effective_from')} required presets={startDayPreset(start)} />
      <DateField<EmployeeFormValues> {...fieldNamed('cost_effective_to')} />
      <MoneyField<EmployeeFormValues> {...fieldNamed('cost_amount')} required maxLength={14} />
      <SelectField<EmployeeFormValues> {...fieldNamed('cost_currency_id')} required numeric {...choices} />
    </FormSection>
  );
}
