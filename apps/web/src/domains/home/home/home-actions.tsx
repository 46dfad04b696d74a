import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { homeZone } from '@muster/contract/time.ts';
import { IconCalendar, IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';
import { createState } from '../../../platform/keys/use-create.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { AssignButton } from '../../shifts/index.ts';
import { LiveMark } from '../today/live-mark.tsx';

/** On phones the menu has it: the work begins a row higher. */
function Calendar() {
  const isPhone = usePhone();
  if (isPhone) return null;
  return (
    <LinkButton to={pathOf('shiftCalendar')} icon={<IconCalendar size={16} aria-hidden="true" />}>
      Shift calendar
    </LinkButton>
  );
}

/** Whether today is live, and where schedules are changed; for recruiters, what they begin. */
export function HomeActions({ recruits }: { readonly recruits: boolean }) {
  const today = dayAt(now(), homeZone);
  const navigate = useNavigate();
  const begin = (path: string) => void navigate(path, { state: createState });
  return (
    <>
      <Can rule={shiftAccess.today}>
        <LiveMark />
      </Can>
      {recruits ? (
        <>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => begin(pathOf('openPositions'))}>
            Add position
          </Button>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => begin(pathOf('candidates'))}>
            Add candidate
          </Button>
        </>
      ) : (
        <Can rule={shiftAccess.calendar}>
          <Calendar />
        </Can>
      )}
      <AssignButton tone="default" days={{ first: today, today }} />
    </>
  );
}
