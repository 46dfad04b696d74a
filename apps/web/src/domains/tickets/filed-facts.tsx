import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { DecideBy } from './decide-by.tsx';
import { answerText } from './ticket-details/answer-text.ts';
import { TicketFiles } from './ticket-details/ticket-file-links.tsx';

/** What was filed, as the viewer sees it, and until when to decide: the facts of a decision. */
export function FiledFacts({ record, short = false }: FiledFactsProps) {
  const { id, answers, files, requester, employee } = record;
  return (
    <>
      <DescriptionList
        facts={[
          { label: 'Requester', value: requester.name },
          ...(employee === null || employee.name === requester.name
            ? []
            : [{ label: 'On behalf of', value: employee.name }]),
          ...answers
            .filter(({ value }) => value !== null)
            .map((field) => ({ label: field.label, value: answerText(field), wide: field.kind === 'long_text' })),
        ]}
        {...(short ? { short: true as const } : { columns: 1 })}
      />
      <TicketFiles owner="ticket" id={id} files={files} />
      <DecideBy record={record} />
    </>
  );
}

interface FiledFactsProps {
  readonly record: TicketRecord;
  /** Two in a row, where there is little room. */
  readonly short?: boolean;
}
