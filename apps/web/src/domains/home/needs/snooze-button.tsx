import { IconClockPause } from '@tabler/icons-react';
import { instantOf, now } from '../../../platform/clock/clock.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { momentText } from './need-times.ts';
import type { ShownNeed } from './shown-need.ts';
import { snoozeTimes } from './snooze-times.ts';

/** Puts an entry off, or brings it back. What is overdue cannot be put off. */
export function SnoozeButton({ need, onSnooze }: SnoozeButtonProps) {
  const zone = useViewerZone();
  const { due, snoozed_until: until } = need.waiting;
  if (until !== null)
    return (
      <Button small tone="quiet" onClick={() => onSnooze(null)}>
        Bring back
      </Button>
    );
  if (due !== null && (instantOf(due) ?? 0) <= now()) return null;
  const at = { now: now(), zone };
  return (
    <MenuButton
      tone="quiet"
      small
      label={`Snooze ${need.subject}`}
      entries={() =>
        snoozeTimes(at.now, zone).map((time) => ({
          label: time.label,
          hint: momentText(time.until, at),
          onSelect: () => onSnooze(time.until),
        }))
      }
    >
      <IconClockPause size={16} aria-hidden="true" />
      Snooze
    </MenuButton>
  );
}

interface SnoozeButtonProps {
  readonly need: ShownNeed;
  readonly onSnooze: (until: string | null) => void;
}
