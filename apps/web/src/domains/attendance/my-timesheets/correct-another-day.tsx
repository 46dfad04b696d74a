import { IconCalendarPlus } from '@tabler/icons-react';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LazyCorrectionForm } from '../corrections/lazy-correction-form.tsx';

/** For a day that is not listed: nothing was planned on it, and nothing clocked. */
export function CorrectAnotherDay({ days, zone }: CorrectAnotherDayProps) {
  const { open, panel } = useLazyPanel((_: null, state) => <LazyCorrectionForm day={days} zone={zone} {...state} />);
  return (
    <>
      <Button small icon={<IconCalendarPlus size={16} aria-hidden="true" />} onClick={() => open(null)}>
        Correct another day
      </Button>
      {panel}
    </>
  );
}

interface CorrectAnotherDayProps {
  /** First and last that may be corrected. */
  readonly days: { readonly from: string; readonly to: string };
  /** Where the person is. */
  readonly zone: string;
}
