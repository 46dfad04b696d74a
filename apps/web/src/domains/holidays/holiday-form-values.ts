import type { HolidayKind } from '@muster/contract/domains/holidays/holidays.constants.ts';

export interface HolidayValues {
  calendar_id: number | null;
  day: string;
  name: string;
  kind: HolidayKind | null;
  from_time: string;
  until_time: string;
  is_fixed: boolean;
  source: string;
}
