import type { TicketFieldKind, TicketFormula, TicketOperator, TicketParty } from './ticket-types.constants.ts';

/** When a field is shown: by the answer to a field above it. */
export interface TicketCondition {
  /** Key of that field. */
  readonly field: string;
  readonly operator: TicketOperator;
  /** Null for operators that compare with nothing. */
  readonly value: string | null;
}

/** One field of a ticket type's form. The key stays when the label changes. */
export interface TicketField {
  readonly key: string;
  readonly label: string;
  readonly helper: string | null;
  readonly kind: TicketFieldKind;
  readonly is_required: boolean;
  readonly seen_by: readonly TicketParty[];
  readonly edited_by: readonly TicketParty[];
  /** Of kinds with choices. */
  readonly options: readonly string[];
  /** Of computed fields. */
  readonly formula: TicketFormula | null;
  readonly condition: TicketCondition | null;
}
