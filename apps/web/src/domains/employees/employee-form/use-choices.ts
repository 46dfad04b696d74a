import { useQuery } from '@tanstack/react-query';
import { type Choices, choicesOf } from '../../../platform/form/choices.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import {
  clientChoicesQuery,
  currencyChoicesQuery,
  officeChoicesQuery,
  shiftChoicesQuery,
  timezoneChoicesQuery,
} from '../employees.queries.ts';

export function useClientChoices(): Choices & { readonly isAllowed: boolean } {
  const isAllowed = useMay({ permissions: ['can view all clients'] });
  const clients = useQuery({ ...clientChoicesQuery(), enabled: isAllowed });
  return {
    isAllowed,
    ...choicesOf(clients, (client) => ({ value: String(client.id), label: client.legal_business_name })),
  };
}

/** The shifts that employees of the client may work, and the employee's current one; without a client, the shifts of all clients. */
export function useShiftChoices({ client = null, current = null }: ShiftQuestion = {}): Choices {
  const shifts = useQuery({
    ...shiftChoicesQuery(),
    select: (all) =>
      all.filter(({ id, client_id: owner }) => client === null || owner === null || owner === client || id === current),
  });
  return choicesOf(shifts, (shift) => ({
    value: String(shift.id),
    label: shift.name,
    hint: `${shift.start_time} – ${shift.end_time}`,
  }));
}

interface ShiftQuestion {
  readonly client?: number | null;
  readonly current?: number | null;
}

export function useTimezoneChoices(): Choices {
  return choicesOf(useQuery(timezoneChoicesQuery()), (zone) => ({
    value: String(zone.id),
    label: zone.name,
    hint: zone.friendly_name,
  }));
}

/** `zoneOf`: the default time zone of an office's employees. */
export function useOfficeChoices(): Choices & { readonly zoneOf: (officeId: string) => number | null } {
  const offices = useQuery(officeChoicesQuery());
  return {
    ...choicesOf(offices, (office) => ({ value: String(office.id), label: office.address })),
    zoneOf: (officeId) => offices.data?.find((office) => String(office.id) === officeId)?.timezone_id ?? null,
  };
}

export function useCurrencyChoices(): Choices {
  return choicesOf(useQuery(currencyChoicesQuery()), (currency) => ({
    value: String(currency.id),
    label: currency.code,
  }));
}
