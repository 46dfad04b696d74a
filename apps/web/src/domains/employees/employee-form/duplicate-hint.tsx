import type { duplicateMatches } from '@muster/contract/domains/employees/duplicates.calls.ts';
import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { duplicatesEndpoints } from '../../../platform/api/endpoints/duplicates.generated.ts';
import { useSettled } from '../../../platform/form/use-settled.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { statusLabel } from '../status-label.ts';

/** While a new employee is typed: records with the same name and birth date or the same mail. It never blocks saving. */
export function DuplicateHint() {
  const { control } = useFormContext<EmployeeFormValues>();
  const [name, birthdate, work_email, personal_email] = useWatch({
    control,
    name: ['name', 'birthdate', 'work_email', 'personal_email'],
  });
  const body = useSettled({ name, birthdate, work_email, personal_email });
  const isAsked =
    (body.name.trim() !== '' && body.birthdate !== '') || isMail(body.work_email) || isMail(body.personal_email);
  const { data = [] } = useQuery({
    queryKey: [duplicatesEndpoints.find.path, body],
    queryFn: () => callApi(duplicatesEndpoints.find, { body }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || data.length === 0) return null;
  return (
    <div style={{ gridColumn: '1 / -1' }} role="status">
      <Notice tone="amber" title="This person may already have a record">
        <ul>
          {data.map(({ id, name: found, client, status, matches }) => (
            <li key={id}>
              <a href={pathOf('employeeDetails', { id })} target="_blank" rel="noreferrer">
                {found}
              </a>
              {`, ${client} · ${statusLabel(status)} · ${matches.map((match) => matchTexts[match]).join(', ')}`}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const matchTexts: Readonly<Record<(typeof duplicateMatches)[number], string>> = {
  'name-and-birthdate': 'same name and birth date',
  'work-email': 'same work email',
  'personal-email': 'same personal email',
};

const isMail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());
