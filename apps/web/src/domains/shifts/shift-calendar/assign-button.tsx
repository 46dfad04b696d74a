import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { IconPlus } from '@tabler/icons-react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { AssignSubject } from './use-assigning.ts';

const AssignDialog = lazyPanel(() => import('./assign-dialog.tsx').then((part) => part.AssignDialog));

/** Assigns a shift to people who are chosen in the dialog. */
export function AssignButton({ day, today }: { readonly day: string; readonly today: string }) {
  const assigning = useLazyPanel((subject: AssignSubject, state) => <AssignDialog subject={subject} {...state} />);
  return (
    <Can rule={shiftAccess.manage}>
      <Button
        tone="primary"
        icon={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => assigning.open({ people: [], from: day, to: day, today, isChange: false })}
      >
        Assign shift
      </Button>
      {assigning.panel}
    </Can>
  );
}
