import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { lookupsAccess } from '@muster/contract/domains/lookups/lookups-access.ts';
import { workLocationLabel, workLocations } from '@muster/contract/states.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { lookupsEndpoints } from '../../../../platform/api/endpoints/lookups.generated.ts';
import { DateField } from '../../../../platform/form/date-field.tsx';
import { startDays } from '../../../../platform/form/day-presets.ts';
import { FieldAct } from '../../../../platform/form/field-act.tsx';
import { useLookup } from '../../../../platform/form/lookup.ts';
import { PhoneField } from '../../../../platform/form/phone-field.tsx';
import { SelectField } from '../../../../platform/form/select-field.tsx';
import { TextField } from '../../../../platform/form/text-field.tsx';
import { useLazyPanel } from '../../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../../platform/realtime/use-refresh-on.ts';
import { Can } from '../../../../platform/session/can.tsx';
import { ReadOnlyField } from '../../../../ui/field/read-only-field.tsx';
import { FormSection } from '../../../../ui/form-layout/form-section.tsx';
import { LazyOfficeDialog, offices, timezones } from '../../../lookups/index.ts';
import { startDayPreset } from '../day-presets.ts';
import { DuplicateHint } from '../duplicate-hint.tsx';
import { fieldNamed } from '../form-names.ts';
import { formatRegularization } from '../regularization.ts';
import { sectionIds } from '../section-ids.ts';
import { useShiftChoices } from '../use-shift-choices.ts';

/** An office that somebody else added appears among the choices. */
const officeAnswers = [lookupsEndpoints.offices];

const locations = workLocations.map((value) => ({ value, label: workLocationLabel(value) }));

export function EmployeeSection({ mode, sensitiveVisible }: EmployeeSectionProps) {
  return (
    <FormSection
      id={sectionIds['Employee Information']}
      title="Employee Information"
      description="Name, work contact and place of work."
    >
      <TextField<EmployeeFormValues> {...fieldNamed('name')} required wide maxLength={100} autoFocus />
      <TextField<EmployeeFormValues> {...fieldNamed('third_party_employee_id')} required maxLength={50} />
      <TextField<EmployeeFormValues> {...fieldNamed('position')} required maxLength={100} />
      <TextField<EmployeeFormValues> {...fieldNamed('work_email')} required type="email" maxLength={100} />
      <PhoneField<EmployeeFormValues> {...fieldNamed('work_phone')} maxLength={50} />
      {sensitiveVisible ? <PersonalFields /> : null}
      <DateField<EmployeeFormValues> {...fieldNamed('birthdate')} />
      {mode === 'create' ? <DuplicateHint /> : null}
      <WorkFields mode={mode} />
      <DayFields mode={mode} />
    </FormSection>
  );
}

interface EmployeeSectionProps {
  readonly mode: 'create' | 'update';
  readonly sensitiveVisible: boolean;
}

function PersonalFields() {
  return (
    <>
      <TextField<EmployeeFormValues> {...fieldNamed('personal_email')} type="email" maxLength={100} />
      <PhoneField<EmployeeFormValues> {...fieldNamed('personal_phone')} maxLength={50} />
      <TextField<EmployeeFormValues> {...fieldNamed('address_line_1')} required wide maxLength={100} />
      <TextField<EmployeeFormValues> {...fieldNamed('address_line_2')} wide maxLength={100} />
      <TextField<EmployeeFormValues> {...fieldNamed('city')} required maxLength={100} />
      <TextField<EmployeeFormValues> {...fieldNamed('zip')} required maxLength={100} />
    </>
  );
}

/** A new form's time zone follows the office until the user selects one (docs/decisions.md, Employees). */
function WorkFields({ mode }: { readonly mode: 'create' | 'update' }) {
  const { control, setValue, getFieldState, formState } = useFormContext<EmployeeFormValues>();
  const [client, current] = useWatch({ control, name: ['client_id', 'shift_id'] });
  const places = useLookup(offices);
  useRefreshOn('lookups.changed', officeAnswers);
  const zones = useLookup(timezones);
  const shifts = useShiftChoices({ client, current });
  const followOffice = (zone: number | null) => {
    if (mode === 'create' && zone !== null && !getFieldState('timezone_id').isTouched) setValue('timezone_id', zone);
  };
  const adding = useLazyPanel((_new: null, state) => (
    <LazyOfficeDialog
      {...state}
      onAdded={({ id, timezone_id }) => {
        setValue('office_id', id, { shouldDirty: true, shouldValidate: formState.isSubmitted });
        followOffice(timezone_id);
      }}
    />
  ));
  return (
    <>
      <SelectField<EmployeeFormValues>
        {...fieldNamed('office_id')}
        required
        numeric
        {...places.choices}
        aside={
          <Can rule={lookupsAccess}>
            <FieldAct onClick={() => adding.open(null)}>Add office</FieldAct>
          </Can>
        }
        onChosen={(office) => followOffice(places.rows.find(({ id }) => String(id) === office)?.timezone_id ?? null)}
      />
      <SelectField<EmployeeFormValues> {...fieldNamed('timezone_id')} required numeric {...zones.choices} />
      <SelectField<EmployeeFormValues> {...fieldNamed('primary_work_location')} required options={locations} />
      <SelectField<EmployeeFormValues> {...fieldNamed('secondary_work_location')} required options={locations} />
      <SelectField<EmployeeFormValues>
        {...fieldNamed('shift_id')}
        required={mode === 'create'}
        numeric
        wide
        clearable={false}
        {...shifts}
      />
      {adding.panel}
    </>
  );
}

/** A new form starts with the server's today. */
function DayFields({ mode }: { readonly mode: 'create' | 'update' }) {
  const { control, formState } = useFormContext<EmployeeFormValues>();
  const start = useWatch({ control, name: 'start_date' });
  const today = formState.defaultValues?.start_date ?? '';
  return (
    <>
      <DateField<EmployeeFormValues>
        {...fieldNamed('start_date')}
        required
        presets={mode === 'create' ? startDays(today) : undefined}
      />
      <DateField<EmployeeFormValues> {...fieldNamed('orientation_date')} required presets={startDayPreset(start)} />
      <ReadOnlyField
        label={employeeLabels.regularization_date}
        value={formatRegularization(start)}
        helper="Six months after the start date."
      />
    </>
  );
}
