/** Times of day are minutes since midnight. */
export interface StoredHours {
  readonly start_minute: number;
  readonly end_minute: number;
}

export interface StoredAvailability {
  readonly id: number;
  readonly uuid: string;
  readonly user_id: number;
  readonly name: string;
  readonly client: string | null;
  readonly version: number;
  readonly timezone: { readonly id: number; readonly name: string };
  readonly notice_hours: number;
  readonly buffer_minutes: number;
  readonly updated_at: string;
  readonly weekly: readonly (StoredHours & { readonly weekday: number })[];
  readonly days: readonly {
    readonly day: string;
    readonly note: string | null;
    readonly hours: readonly StoredHours[];
  }[];
  readonly busy: readonly { readonly starts_at: string; readonly ends_at: string }[];
}

export interface ListedAvailability {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly client: string | null;
  readonly timezone: string;
  readonly weekly_minutes: number;
  readonly updated_at: string;
}

/** What the form sets of the availability itself. */
export type AvailabilityColumns = {
  readonly timezone_id: number;
  readonly notice_hours: number;
  readonly buffer_minutes: number;
  readonly updated_at: string;
};
