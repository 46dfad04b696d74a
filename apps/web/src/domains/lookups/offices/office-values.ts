import type { OfficeRow } from '@muster/contract/domains/lookups/offices.calls.ts';

export interface OfficeValues {
  name: string;
  address: string;
  timezone_id: number | null;
  country_id: number | null;
}

export const officeValuesOf = (office: OfficeRow | null): OfficeValues => ({
  name: office?.name ?? '',
  address: office?.address ?? '',
  timezone_id: office?.timezone_id ?? null,
  country_id: office?.country_id ?? null,
});
