import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { offices, timezones } from '../../lookups/index.ts';
import { useInPlace } from './in-place/use-in-place.tsx';
import { contactFacts, employmentFacts, flagFacts, workFacts } from './profile-facts.ts';
import { SensitiveDetails } from './sensitive-details.tsx';

/** The current values of the record.  */
export function ProfileTab({ employee }: { readonly employee: EmployeeDetails }) {
  const places = useLookup(offices);
  const zones = useLookup(timezones);
  const { factsOf, dialog } = useInPlace(employee, {
    offices: places.choices.options,
    timezones: zones.choices.options,
  });
  const zone = zones.nameOf(employee.timezone_id);
  const names = {
    office: places.nameOf(employee.office_id) ?? undefined,
    timezone: zone === null ? undefined : zoneCity(zone),
  };
  return (
    <>
      <RecordColumns
        main={
          <>
            <Card title="Work">
              <DescriptionList facts={factsOf(workFacts(employee, names))} columns={3} />
            </Card>
            <Card title="Contact">
              <DescriptionList facts={factsOf(contactFacts(employee))} columns={3} />
            </Card>
            <SensitiveDetails employee={employee} />
          </>
        }
        aside={
          <>
            <Card title="Employment">
              <DescriptionList facts={factsOf(employmentFacts(employee))} columns={1} />
            </Card>
            <Card title="Records and flags">
              <DescriptionList facts={factsOf(flagFacts(employee))} columns={1} />
            </Card>
          </>
        }
      />
      {dialog}
    </>
  );
}
