import { IconCalendarPlus } from '@tabler/icons-react';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LazyCorrectionForm } from '../corrections/lazy-correction-form.tsx';

/** For a day that is not listed, because it was neither planned nor clocked. */
export function CorrectAnotherDay({ days, zone }: CorrectAnotherDayProps) {
  const { open, panel } = useLazyPanel((_: null, state) => <LazyCorrectionForm day={days} zone={zone} {...state} />);
  return (
    <>
      <Button small icon={<IconCalendarPlus size={16} aria-hidden="true" />} onClick={() => open(null)}>
        Correct a different day
      </Button>
      {panel}
    </>
  );
}

interface CorrectAnotherDayProps {
  /** First and last day that can be corrected. */
  readonly days: { readonly from: string; readonly to: string };
  /** The employee's time zone. */
  readonly zone: string;
}
