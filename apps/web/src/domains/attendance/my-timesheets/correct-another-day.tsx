import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { LazyCorrectionForm } from '../corrections/lazy-correction-form.tsx';

/** For a day that is not listed, because it was neither planned nor clocked. */
export function CorrectAnotherDay({ days, zone }: CorrectAnotherDayProps) {
  const [turn, setTurn] = useState(0);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        small
        icon={<IconCalendarPlus size={16} aria-hidden="true" />}
        onClick={() => {
          setTurn(turn + 1);
          setOpened(true);
        }}
      >
        Correct a different day
      </Button>
      <LazyCorrectionForm turn={turn} day={days} zone={zone} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

interface CorrectAnotherDayProps {
  /** First and last day that can be corrected. */
  readonly days: { readonly from: string; readonly to: string };
  /** The employee's time zone. */
  readonly zone: string;
}
