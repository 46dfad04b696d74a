import type { TicketSlaPolicyRecord } from '@muster/contract/domains/tickets/ticket-sla-policy-answers.ts';

type Priority = 1 | 2 | 3 | 4;
/** Names of fields are texts. */
type PriorityField = `${Priority}`;

/** Hours as numbers; what is not a number is kept as text for the form's messages. */
type Hours = number | string | null;

interface TargetValues {
  first_response: Hours;
  resolution: Hours;
}

interface ClockValues {
  from: string;
  to: string;
}

export interface SlaWindowValues extends ClockValues {
  days: number[];
  breaks: ClockValues[];
}

export interface TicketSlaValues {
  name: string;
  description: string;
  timezone_id: number | null;
  holiday_calendar_id: number | null;
  approval_minutes: Hours;
  windows: SlaWindowValues[];
  targets: Record<PriorityField, TargetValues>;
}

export function ticketSlaValuesOf(record: TicketSlaPolicyRecord | null): TicketSlaValues {
  if (record === null) return newPolicy();
  const { name, timezone_id, holiday_calendar_id, approval_minutes, windows, targets } = record;
  return {
    ...{ name, timezone_id, holiday_calendar_id },
    description: record.description ?? '',
    approval_minutes: approval_minutes / 60,
    windows: windows.map(({ days, breaks, ...hours }) => ({ ...hours, days: [...days], breaks: [...breaks] })),
    targets: everyPriority((code) => ({
      first_response: targets[code].first_response / 60,
      resolution: targets[code].resolution / 60,
    })),
  };
}

/** What the calls take: minutes. */
export const slaBodyOf = ({ targets, approval_minutes, ...values }: TicketSlaValues) => ({
  ...values,
  approval_minutes: minutesOf(approval_minutes),
  targets: everyPriority((code) => ({
    first_response: minutesOf(targets[code].first_response),
    resolution: minutesOf(targets[code].resolution),
  })),
});

export function slaPreviewBodyOf(values: TicketSlaValues) {
  const { name: _, description: __, ...terms } = slaBodyOf(values);
  return terms;
}

export const newWindow = (): SlaWindowValues => ({ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', breaks: [] });

const newPolicy = (): TicketSlaValues => ({
  name: '',
  description: '',
  timezone_id: null,
  holiday_calendar_id: null,
  approval_minutes: 8,
  windows: [newWindow()],
  targets: everyPriority((code) => {
    const days = 5 - code;
    return { first_response: days * 2, resolution: days * 8 };
  }),
});

const everyPriority = <T>(of: (code: Priority) => T): Record<Priority, T> => ({
  1: of(1),
  2: of(2),
  3: of(3),
  4: of(4),
});

const minutesOf = (hours: Hours) => (typeof hours === 'number' ? Math.round(hours * 60) : hours);
