import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { IconClockEdit } from '@tabler/icons-react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/button/button.tsx';

const LazyEnterTimes = lazyPanel(() => import('./enter-times-dialog.tsx').then((part) => part.EnterTimesDialog));

/** Enters time for several people and days, for those who decide on corrections. */
export function EnterTimesButton({ small }: { readonly small?: true }) {
  const { open, panel } = useLazyPanel((_: null, state) => <LazyEnterTimes {...state} />);
  return (
    <Can rule={attendanceAccess.decide}>
      <Button
        {...(small && { small })}
        icon={<IconClockEdit size={16} aria-hidden="true" />}
        onClick={() => open(null)}
      >
        Enter times
      </Button>
      {panel}
    </Can>
  );
}
