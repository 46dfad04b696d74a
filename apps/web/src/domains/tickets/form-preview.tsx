import { checkTicketDetails, shownFields } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import {
  type TicketParty,
  ticketParties,
  ticketPartyLabels,
} from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../ui/button/button.tsx';
import { CardNote } from '../../ui/card/card-note.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ViewSwitch } from '../../ui/period/view-switch.tsx';
import { PreviewField } from './preview-field.tsx';
import styles from './ticket-types.module.css';

/** A form to try, as each party sees it. Conditions follow the answers, and the check is the one of a real ticket. */
export function FormPreview({ fields }: { readonly fields: readonly TicketField[] }) {
  const form = useForm<Record<string, unknown>>({ defaultValues: {} });
  const [party, setParty] = useState<TicketParty>('requester');
  const [isRight, setRight] = useState(false);
  const answers = form.watch();
  useEffect(() => {
    const { unsubscribe } = form.watch(() => setRight(false));
    return unsubscribe;
  }, [form]);
  const shown = shownFields({ fields, party }, answers);
  const check = () => {
    const asked = shown.filter((field) => field.edited_by.includes(party)).map(({ key }) => key);
    const given = Object.fromEntries(Object.entries(form.getValues()).filter(([key]) => asked.includes(key)));
    const { errors } = checkTicketDetails({ fields, party }, given);
    form.clearErrors();
    for (const [key, [message = '']] of Object.entries(errors)) form.setError(key, { message });
    setRight(Object.keys(errors).length === 0);
  };
  const choose = (next: TicketParty) => {
    form.clearErrors();
    setRight(false);
    setParty(next);
  };
  return (
    <FormProvider {...form}>
      <div className={styles.parties}>
        <ViewSwitch label="Shown as">
          {ticketParties.map((one) => (
            <button key={one} type="button" aria-pressed={party === one} onClick={() => choose(one)}>
              {ticketPartyLabels[one]}
            </button>
          ))}
        </ViewSwitch>
      </div>
      {shown.length === 0 ? (
        <CardNote inBody>{`The ${ticketPartyLabels[party].toLowerCase()} sees no field of this form.`}</CardNote>
      ) : (
        <div className={styles.preview}>
          {shown.map((field) => (
            <PreviewField key={`${field.key} ${field.kind}`} field={field} isEdited={field.edited_by.includes(party)} />
          ))}
        </div>
      )}
      {shown.some((field) => field.edited_by.includes(party)) ? (
        <div>
          <Button small onClick={check}>
            Check answers
          </Button>
        </div>
      ) : null}
      <div aria-live="polite">{isRight ? <Notice tone="green">These answers would be accepted.</Notice> : null}</div>
    </FormProvider>
  );
}
