import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { PhoneField } from '../../../../platform/form/phone-field.tsx';
import { TextField } from '../../../../platform/form/text-field.tsx';
import { FormSection } from '../../../../ui/form-layout/form-section.tsx';
import { fieldNamed } from '../form-names.ts';
import { sectionIds } from '../section-ids.ts';

export function EmergencySection() {
  return (
    <FormSection
      id={sectionIds['Emergency Information']}
      title="Emergency Information"
      description="Contact in an emergency."
    >
      <TextField<EmployeeFormValues> {...fieldNamed('emergency_contact_name')} wide maxLength={100} />
      <PhoneField<EmployeeFormValues> {...fieldNamed('emergency_contact_phone')} maxLength={50} />
      <TextField<EmployeeFormValues> {...fieldNamed('emergency_contact_relationship')} maxLength={50} />
    </FormSection>
  );
}
