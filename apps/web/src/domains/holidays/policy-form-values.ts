import type { HolidayEffect } from '@muster/contract/domains/holidays/holidays.constants.ts';

export interface PolicyValues {
  name: string;
  description: string;
  is_client_assignable: boolean;
  lines: PolicyLineValues[];
}

interface PolicyLineValues {
  calendar_id: number | null;
  effect: HolidayEffect | null;
  from_year: number | null;
  until_year: number | null;
}
