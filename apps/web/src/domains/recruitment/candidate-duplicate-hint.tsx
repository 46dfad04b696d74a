import { pathOf } from '@muster/contract/screen-paths.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { callApi } from '../../platform/api/call-api.ts';
import { candidatesEndpoints } from '../../platform/api/endpoints/candidates.generated.ts';
import { useSettled } from '../../platform/form/use-settled.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { matchesText } from './candidate-matches.ts';
import type { CandidateValues } from './candidate-values.ts';

/** While a new candidate is typed: who has the same name, mail or phone. It never blocks saving. */
export function CandidateDuplicateHint() {
  const { control } = useFormContext<CandidateValues>();
  const [first_name, last_name, email, phone] = useWatch({
    control,
    name: ['first_name', 'last_name', 'email', 'phone'],
  });
  const body = useSettled({ first_name, last_name, email, phone });
  const isAsked =
    (body.first_name.trim() !== '' && body.last_name.trim() !== '') ||
    /^\S+@\S+\.\S+$/.test(body.email.trim()) ||
    body.phone.replace(/\D/g, '').length >= 7;
  const { data = [] } = useQuery({
    queryKey: [candidatesEndpoints.duplicates.path, body],
    queryFn: () => callApi(candidatesEndpoints.duplicates, { body }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || data.length === 0) return null;
  return (
    <div style={{ gridColumn: '1 / -1' }} role="status">
      <Notice tone="amber" title="This person may already be a candidate">
        <ul>
          {data.map(({ id, name, headline, is_archived, matches }) => (
            <li key={id}>
              <a href={pathOf('candidateDetails', { id })} target="_blank" rel="noreferrer">
                {name}
              </a>
              {[headline && `, ${headline}`, is_archived && ' · archived', ` · ${matchesText(matches)}`]
                .filter(Boolean)
                .join('')}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
