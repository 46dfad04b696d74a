import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { queryKeyOf } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { employeeCardEndpoints } from '../../platform/api/endpoints/employee-card.generated.ts';
import { Initials } from '../../ui/avatar/initials.tsx';

type Pictured = Pick<EmployeeRow, 'id' | 'name' | 'photo_version'>;

const Pictures = createContext<ReadonlyMap<number, string>>(new Map());

/** Loads the thumbnails of a page's employees in one request after the list; no request without photos. */
export function EmployeePhotos({
  people,
  children,
}: {
  readonly people: readonly Pictured[];
  readonly children: ReactNode;
}) {
  const { data } = useQuery(thumbnailsQuery(people));
  const pictures = useMemo(() => new Map((data ?? []).map(({ id, image }) => [id, image])), [data]);
  return <Pictures value={pictures}>{children}</Pictures>;
}

/** Separate from the columns, so that these do not change when the pictures load. */
export function EmployeePhoto({ person, size }: { readonly person: Pictured; readonly size?: number }) {
  const photo = useContext(Pictures).get(person.id);
  return <Initials name={person.name} photo={person.photo_version === null ? null : photo} {...(size && { size })} />;
}

function thumbnailsQuery(people: readonly Pictured[]) {
  const pictured = people
    .filter(({ photo_version }) => photo_version !== null)
    .map(({ id, photo_version }) => ({ id: String(id), photo_version }))
    .toSorted((a, b) => Number(a.id) - Number(b.id));
  const query = { ids: pictured.map(({ id }) => id) };
  return queryOptions({
    // A changed photo of the same employees needs a new request.
    queryKey: [...queryKeyOf(employeeCardEndpoints.thumbnails), pictured],
    queryFn: ({ signal }) => callApi(employeeCardEndpoints.thumbnails, { query, signal }),
    enabled: pictured.length > 0,
    staleTime: 300_000,
    retry: false,
  });
}
