import { placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { daysOffBody } from '@muster/contract/domains/shifts/shifts.schemas.ts';
import { useState } from 'react';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DayField } from '../../../ui/field/day-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import styles from './assign-dialog.module.css';
import { type DaysOff, useDaysOff } from './use-days-off.ts';

/** Takes the shift of a person off a range of days. */
export function DaysOffDialog({ subject, opened, onClose }: DaysOffDialogProps) {
  const [days, setDays] = useState({ from: subject.from, to: subject.to });
  const giveOff = useDaysOff();
  const form = useSubmit({
    check: () =>
      Object.fromEntries(
        (daysOffBody.safeParse(days).error?.issues ?? []).map(({ path, message }) => [String(path[0]), [message]]),
      ),
    send: async () => {
      await giveOff({ ...subject, ...days });
      onClose();
    },
  });
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      size="md"
      title={`Remove days of ${subject.person.name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="danger" busy={form.busy} onClick={form.submit}>
            {form.busy ? 'Removing...' : 'Remove days'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
        <div className={styles.days}>
          {(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              label={placementLabels[name]}
              required
              error={form.errorOf(name)}
              value={days[name]}
              onChange={(day) => setDays({ ...days, [name]: day })}
            />
          ))}
        </div>
        <p className={styles.note}>The shift continues afterwards.</p>
      </div>
    </AppModal>
  );
}

interface DaysOffDialogProps {
  readonly subject: DaysOff;
  readonly opened: boolean;
  readonly onClose: () => void;
}
