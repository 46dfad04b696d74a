/** Milliseconds since 1970; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Clock times in the zone of the hours, HH:MM. An end at or before the start is on the next day. */
export interface ClockSpan {
  readonly from: string;
  readonly to: string;
}

/** Working time that begins on some days of the week. From 00:00 to 00:00 is the whole day. */
export interface SlaWindow extends ClockSpan {
  /** 1 for Monday to 7 for Sunday: the day on which it begins. */
  readonly days: readonly number[];
  /** Inside the window. */
  readonly breaks: readonly ClockSpan[];
}

/** When time counts: windows of the week in one zone (IANA name), without those that begin on a holiday. */
export interface SlaHours {
  readonly zone: string;
  readonly windows: readonly SlaWindow[];
  /** Days, YYYY-MM-DD. */
  readonly holidays: ReadonlySet<string>;
}

/** Time that does not count; null: not over yet. */
export interface SlaPause {
  readonly from: number;
  readonly to: number | null;
}

/** Minutes of working time. */
export interface SlaTargets {
  readonly first_response: number;
  readonly resolution: number;
}

export interface SlaPolicy {
  readonly hours: SlaHours;
  /** By the code of the priority (section 4). */
  readonly targets: Readonly<Record<1 | 2 | 3 | 4, SlaTargets>>;
  /** Minutes of working time until an approver decides. */
  readonly approval: number;
}
