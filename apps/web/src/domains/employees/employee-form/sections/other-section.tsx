import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { plainFieldFacts, plainFieldsIn } from '@muster/contract/domains/employees/plain-fields.ts';
import { MoneyField } from '../../../../platform/form/money-field.tsx';
import { SwitchField } from '../../../../platform/form/switch-field.tsx';
import { TextAreaField } from '../../../../platform/form/text-area-field.tsx';
import { TextField } from '../../../../platform/form/text-field.tsx';
import { FormSection } from '../../../../ui/form-layout/form-section.tsx';
import { fieldNamed } from '../form-names.ts';
import { sectionIds } from '../section-ids.ts';

export function OtherSection({ mode, sensitiveVisible, mayExempt }: OtherSectionProps) {
  return (
    <FormSection
      id={sectionIds['Other Information']}
      title="Other Information"
      description="Pay, government numbers and file state."
    >
      {sensitiveVisible ? (
        <MoneyField<EmployeeFormValues>
          {...fieldNamed('basic_salary')}
          required={mode === 'create'}
          currency="PHP"
          maxLength={12}
        />
      ) : null}
      {plainFieldsIn('Other Information', { sensitiveVisible }).map((field) => (
        <TextField<EmployeeFormValues> key={field} {...fieldNamed(field)} maxLength={plainFieldFacts[field].longest} />
      ))}
      {sensitiveVisible ? (
        <TextAreaField<EmployeeFormValues> {...fieldNamed('notes')} wide rows={2} maxLength={100} />
      ) : null}
      <SwitchField<EmployeeFormValues> {...fieldNamed('internal_staff_flag')} />
      <SwitchField<EmployeeFormValues> {...fieldNamed('201_complete')} />
      <SwitchField<EmployeeFormValues> {...fieldNamed('is_salaried')} />
      <SwitchField<EmployeeFormValues> {...fieldNamed('is_infraction_exempted')} disabled={!mayExempt} />
    </FormSection>
  );
}

interface OtherSectionProps {
  readonly mode: 'create' | 'update';
  readonly sensitiveVisible: boolean;
  readonly mayExempt: boolean;
}
