import { placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { useState } from 'react';
import { formatDays } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DayField } from '../../../ui/field/day-field.tsx';
import { Choice } from '../../../ui/input/choice.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { useShifts } from '../shift-choices.ts';
import { PeoplePicker } from '../shift-details/people-picker.tsx';
import { PlacementOutcomes } from '../shift-details/placement-outcomes.tsx';
import { RestDays } from '../shift-details/rest-days.tsx';
import { WorkedDays } from '../shift-details/worked-days.tsx';
import styles from './assign-dialog.module.css';
import { type AssignSubject, useAssigning } from './use-assigning.ts';

/** Gives people a shift for the chosen days. The choice of a shift previews at once what it would change and conflict with. */
export function AssignDialog({ subject, opened, onClose }: AssignDialogProps) {
  const { isChange } = subject;
  const picks = subject.people.length === 0;
  const [values, setValues] = useState({
    people: subject.people,
    from: subject.from,
    to: subject.to ?? '',
    shiftId: null as number | null,
    restDays: null as number[] | null,
  });
  const change = (next: Partial<typeof values>) => setValues((before) => ({ ...before, ...next }));
  const { people } = values;
  const [search, setSearch] = useState('');
  const { choices } = useShifts({
    only: ({ client_id }) =>
      client_id === null || people.every((person) => person.client_id === undefined || person.client_id === client_id),
  });
  const words = search.trim().toLowerCase();
  const shown = choices.options.filter(({ label }) => label.toLowerCase().includes(words));
  const name = choices.options.find(({ value }) => value === String(values.shiftId))?.label ?? '';
  const assigning = useAssigning(subject, { ...values, shiftName: name }, onClose);
  const who = people.length === 1 ? (people[0]?.name ?? '') : `${people.length} people`;
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={titleOf(isChange, picks ? null : who)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={!assigning.isReady} busy={assigning.busy} onClick={assigning.place}>
            {labelOf(isChange, assigning.busy, assigning.changed)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {assigning.problem ? <Notice tone="red">{assigning.problem}</Notice> : null}
        {picks ? (
          <div>
            <PeoplePicker
              day={values.from}
              people={people}
              onChange={(chosen) => change({ people: chosen })}
              error={assigning.errorOf('employee_ids')}
            />
          </div>
        ) : null}
        <div className={styles.days}>
          <DayField
            label={placementLabels.from}
            required
            error={assigning.errorOf('from')}
            value={values.from}
            onChange={(from) => change({ from })}
          />
          <DayField
            label={placementLabels.to}
            helper="Leave empty for no end date."
            error={assigning.errorOf('to')}
            value={values.to}
            onChange={(to) => change({ to })}
          />
        </div>
        <fieldset className={styles.shifts}>
          <legend>{placementLabels.shift_id}</legend>
          {choices.options.length > 8 ? (
            <TextInput
              type="search"
              aria-label="Search shifts"
              placeholder="Search shifts"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          ) : null}
          <div className={styles.list}>
            {shown.map(({ value, label, hint }) => (
              <Choice
                key={value}
                kind="radio"
                name="shift"
                label={
                  <span className={styles.option}>
                    {label} <span>{hint}</span>
                  </span>
                }
                checked={value === String(values.shiftId)}
                onChange={() => change({ shiftId: Number(value) })}
              />
            ))}
            {shown.length === 0 ? (
              <p>{choices.list.loading ? 'Loading…' : messages.toast.noneFound('shifts')}</p>
            ) : null}
          </div>
        </fieldset>
        <RestDays
          value={values.restDays}
          onChange={(restDays) => change({ restDays })}
          error={assigning.errorOf('rest_days')}
        />
        {assigning.outcomes ? <PlacementOutcomes outcomes={assigning.outcomes} shiftName={name} /> : null}
        {assigning.isReady && assigning.worked.length > 0 ? <WorkedDays days={assigning.worked} /> : null}
        <p className={styles.note}>{daysNote(values.from, values.to)}</p>
      </div>
    </AppModal>
  );
}

function titleOf(isChange: boolean, who: string | null): string {
  if (who === null) return 'Assign a shift';
  return isChange ? `Change the shift of ${who}` : `Assign a shift to ${who}`;
}

function labelOf(isChange: boolean, busy: boolean, changed: number): string {
  if (busy) return isChange ? 'Changing...' : 'Assigning...';
  const act = isChange ? 'Change shift' : 'Assign shift';
  return changed === 0 ? act : `${act}, change ${changed === 1 ? '1 worked day' : `${changed} worked days`}`;
}

const daysNote = (from: string, to: string) =>
  from === ''
    ? ''
    : `Applies to ${formatDays(from, to === '' ? null : to)}.${to === '' ? '' : ' The shift before it resumes afterwards.'}`;

interface AssignDialogProps {
  readonly subject: AssignSubject;
  readonly opened: boolean;
  readonly onClose: () => void;
}
