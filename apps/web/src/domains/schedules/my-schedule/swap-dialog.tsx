import type { OwnScheduleDay } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { swapLabels } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { useChoiceSearch } from '../../../platform/form/use-choice-search.ts';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import styles from '../schedules.module.css';
import { shiftText } from '../swap-texts.ts';

interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** Asks a colleague to take the shift of a day, perhaps for one of theirs. */
export function SwapDialog({ day, zone, opened, onClose }: SwapDialogProps) {
  const queries = useQueryClient();
  const [colleague, setColleague] = useState<Colleague | null>(null);
  const [inReturn, setInReturn] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const asking = useSubmit({
    check: () =>
      missingFields({
        colleague_id: {
          value: colleague === null ? null : String(colleague.id),
          text: say.required(swapLabels.colleague_id),
        },
        reason: { value: reason.trim(), text: say.required(swapLabels.reason) },
      }),
    send: async () => {
      if (colleague === null) return;
      const body = { colleague_id: colleague.id, give_date: day.work_date, take_date: inReturn, reason };
      await callApi(swapsEndpoints.request, { body });
      showSuccess(`${colleague.name} was asked.`);
      onClose();
      await queries.invalidateQueries({ queryKey: queryKeyOf(swapsEndpoints.own) });
    },
  });
  const others = asking.otherErrors(['colleague_id', 'take_date', 'reason']);
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={`Swap or cover ${formatDay(day.work_date)}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={asking.busy} onClick={asking.submit}>
            {asking.busy ? 'Asking...' : inReturn === null ? 'Ask to cover' : 'Ask to swap'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {asking.problem ? <Notice tone="red">{asking.problem}</Notice> : null}
        {others.map((text) => (
          <Notice key={text} tone="red">
            {text}
          </Notice>
        ))}
        <p>
          Your shift: {shiftText({ ...day, shift: day.shift ?? '' }, zone)}. Your colleague accepts first, then your
          team lead approves.
        </p>
        <ColleagueField
          day={day.work_date}
          value={colleague}
          error={asking.errorOf('colleague_id')}
          onChange={(person) => {
            setColleague(person);
            setInReturn(null);
          }}
        />
        {colleague === null ? null : (
          <ShiftInReturn
            day={day.work_date}
            colleague={colleague}
            zone={zone}
            value={inReturn}
            error={asking.errorOf('take_date')}
            onChange={setInReturn}
          />
        )}
        <Field label={swapLabels.reason} required error={asking.errorOf('reason')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </AppModal>
  );
}

function ColleagueField({ day, value, error, onChange }: ColleagueFieldProps) {
  const { search, onSearch } = useChoiceSearch();
  const found = useQuery(apiQuery(swapsEndpoints.colleagues, { query: { day, search } }));
  const people = [...(value ? [value] : []), ...(found.data ?? []).filter(({ id }) => id !== value?.id)];
  return (
    <Field label={swapLabels.colleague_id} helper="People who work for the same client." required error={error}>
      {(control) => (
        <ComboBox
          {...control}
          placeholder="Search by name"
          options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          onSearch={onSearch}
          list={choiceList(found)}
          value={value === null ? null : String(value.id)}
          onChange={(chosen) => onChange(people.find(({ id }) => String(id) === chosen) ?? null)}
        />
      )}
    </Field>
  );
}

interface ColleagueFieldProps {
  readonly day: string;
  readonly value: Colleague | null;
  readonly error: string | undefined;
  readonly onChange: (person: Colleague | null) => void;
}

function ShiftInReturn({ day, colleague, zone, value, error, onChange }: ShiftInReturnProps) {
  const found = useQuery(apiQuery(swapsEndpoints.inReturn, { query: { day, colleague_id: colleague.id } }));
  const options = (found.data ?? []).map((shift) => ({
    value: shift.work_date,
    label: shiftText(shift, zone),
    hint: shift.shift,
  }));
  return (
    <Field
      label={swapLabels.take_date}
      helper="Leave empty if your colleague covers the shift without one in return."
      error={error}
    >
      {(control) => (
        <ComboBox
          {...control}
          clearable
          placeholder={found.isPending || options.length > 0 ? 'None' : 'No possible shifts'}
          options={options}
          list={choiceList(found)}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

interface ShiftInReturnProps {
  readonly day: string;
  readonly colleague: Colleague;
  readonly zone: string;
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (day: string | null) => void;
}

interface SwapDialogProps {
  readonly day: OwnScheduleDay;
  readonly zone: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}
