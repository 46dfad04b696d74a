import { conditionText } from '@muster/contract/domains/tickets/ticket-form.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import {
  type TicketParty,
  ticketFieldKindLabels,
  ticketFormulaLabels,
  ticketPartyLabels,
} from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { ticketFieldLabels as labels } from '@muster/contract/domains/tickets/ticket-types.schemas.ts';
import { type PlainColumn, PlainTable } from '../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';
import styles from './ticket-types.module.css';

/** The fields of one version of a form, in order. */
export function TicketFormTable({
  number,
  fields,
}: {
  readonly number: number;
  readonly fields: readonly TicketField[];
}) {
  return (
    <PlainTable
      label={`Fields of version ${number}`}
      columns={columnsOf(fields)}
      rows={fields}
      rowId={({ key }) => key}
      isBroad
      empty="No fields."
    />
  );
}

const columnsOf = (fields: readonly TicketField[]): readonly PlainColumn<TicketField>[] => [
  { header: 'Field', cell: ({ label, helper }) => <Named label={label} second={helper} />, isFree: true },
  {
    header: labels.kind,
    cell: (field) => <Named label={ticketFieldKindLabels[field.kind]} second={kindText(field)} isUnbroken />,
    isFree: true,
  },
  { header: labels.is_required, cell: ({ is_required }) => (is_required ? 'Yes' : 'No'), isUnbroken: true },
  { header: labels.condition_field, cell: (field) => conditionText(field, fields) ?? 'Always', isFree: true },
  { header: labels.seen_by, cell: ({ seen_by }) => partiesText(seen_by) },
  { header: labels.edited_by, cell: ({ edited_by }) => partiesText(edited_by) },
];

function Named({ label, second, isUnbroken = false }: NamedProps) {
  return (
    <>
      {isUnbroken ? <span className={styles.oneLine}>{label}</span> : label}
      {second ? <SecondLine>{second}</SecondLine> : null}
    </>
  );
}

interface NamedProps {
  readonly label: string;
  readonly second: string | null;
  readonly isUnbroken?: boolean;
}

function kindText({ options, formula }: TicketField): string | null {
  if (formula !== null) return ticketFormulaLabels[formula];
  return options.length > 0 ? options.join(', ') : null;
}

const partiesText = (parties: readonly TicketParty[]): string | null =>
  parties.length > 0 ? parties.map((party) => ticketPartyLabels[party]).join(', ') : null;
