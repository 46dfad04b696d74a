import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { LazyCorrectionForm } from '../corrections/lazy-correction-form.tsx';

/** For a day that is not listed: nothing was planned on it, and nothing clocked. */
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
        Correct another day
      </Button>
      <LazyCorrectionForm turn={turn} day={days} zone={zone} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

interface CorrectAnotherDayProps {
  /** First and last that may be corrected. */
  readonly days: { readonly from: string; readonly to: string };
  /** Where the person is. */
  readonly zone: string;
}
