import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { employeeCardEndpoints } from '../../platform/api/endpoints/employee-card.generated.ts';

/** Address of an employee's photo while it is shown; null if there is none, or it is loading. */
export function usePhoto(id: number, hasPhoto: boolean): string | null {
  const { data } = useQuery({
    ...apiQuery(employeeCardEndpoints.photo, { params: { id } }),
    enabled: hasPhoto,
    staleTime: 300_000,
    retry: false,
  });
  const [address, setAddress] = useState<string | null>(null);
  const blob = hasPhoto ? data?.blob : undefined;
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [blob]);
  return address;
}
