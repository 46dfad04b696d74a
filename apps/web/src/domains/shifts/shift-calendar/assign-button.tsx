import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { IconPlus } from '@tabler/icons-react';
import { useAsked } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { AssignSubject } from './use-assigning.ts';

const AssignDialog = lazyPanel(() => import('./assign-dialog.tsx').then((part) => part.AssignDialog));

/** Assigns a shift to people who are chosen in the dialog. */
export function AssignButton({ days, tone = 'primary' }: AssignButtonProps) {
  const assigning = useLazyPanel((subject: AssignSubject, state) => <AssignDialog subject={subject} {...state} />);
  const open = () => days && assigning.open(subjectOf(days));
  return (
    <Can rule={shiftAccess.manage}>
      <Button tone={tone} icon={<IconPlus size={16} aria-hidden="true" />} disabled={days === null} onClick={open}>
        Assign shift
      </Button>
      {days ? <WhenAsked open={open} /> : null}
      {assigning.panel}
    </Can>
  );
}

/** Once the days are known: before, the form could not open. */
function WhenAsked({ open }: { readonly open: () => void }) {
  useAsked(open);
  return null;
}

interface AssignButtonProps {
  /** Null until they are known. */
  readonly days: AssignDays | null;
  readonly tone?: 'primary' | 'default';
}

interface AssignDays {
  /** The day that the form starts with. */
  readonly first: string;
  readonly today: string;
}

const subjectOf = ({ first, today }: AssignDays): AssignSubject => {
  return { people: [], from: first, to: first, today, isChange: false };
};
