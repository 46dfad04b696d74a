import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import type { ComboListState } from '../../../ui/combo-box/combo-list.tsx';
import type { ComboOption } from '../../../ui/combo-box/combo-option.ts';
import {
  clientChoicesQuery,
  currencyChoicesQuery,
  officeChoicesQuery,
  shiftChoicesQuery,
  timezoneChoicesQuery,
} from '../employees.queries.ts';

export interface Choices {
  readonly options: readonly ComboOption[];
  readonly list: ComboListState;
}

export function useClientChoices(): Choices & { readonly isAllowed: boolean } {
  const isAllowed = useMay({ permissions: ['can view all clients'] });
  const clients = useQuery({ ...clientChoicesQuery(), enabled: isAllowed });
  return {
    isAllowed,
    ...choices(clients, (client) => ({ value: String(client.id), label: client.legal_business_name })),
  };
}

export function useShiftChoices(): Choices {
  return choices(useQuery(shiftChoicesQuery()), (shift) => ({
    value: String(shift.id),
    label: shift.name,
    hint: `${shift.start_time} – ${shift.end_time}`,
  }));
}

export function useTimezoneChoices(): Choices {
  return choices(useQuery(timezoneChoicesQuery()), (zone) => ({
    value: String(zone.id),
    label: zone.name,
    hint: zone.friendly_name,
  }));
}

/** `zoneOf`: where the working hours of an office's people start from. */
export function useOfficeChoices(): Choices & { readonly zoneOf: (officeId: string) => number | null } {
  const offices = useQuery(officeChoicesQuery());
  return {
    ...choices(offices, (office) => ({ value: String(office.id), label: office.address })),
    zoneOf: (officeId) => offices.data?.find((office) => String(office.id) === officeId)?.timezone_id ?? null,
  };
}

export function useCurrencyChoices(): Choices {
  return choices(useQuery(currencyChoicesQuery()), (currency) => ({
    value: String(currency.id),
    label: currency.code,
  }));
}

function choices<T>(query: UseQueryResult<T[]>, optionOf: (item: T) => ComboOption): Choices {
  return {
    options: (query.data ?? []).map(optionOf),
    list: { loading: query.isPending, error: query.isError ? problemText(query.error) : null },
  };
}
