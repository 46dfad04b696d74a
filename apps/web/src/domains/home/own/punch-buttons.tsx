import { type PunchKind, punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { IconCoffee, IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { usePunch } from '../../attendance/index.ts';

const icons = {
  in: <IconLogin2 aria-hidden="true" />,
  out: <IconLogout2 aria-hidden="true" />,
  break_start: <IconCoffee aria-hidden="true" />,
  break_end: <IconCoffee aria-hidden="true" />,
} as const;

export const punchOrder: readonly PunchKind[] = ['in', 'break_start', 'break_end', 'out'];

/** The punches that are possible now, one of them perhaps as the primary button. */
export function PunchButtons({ next, primary, zone }: PunchButtonsProps) {
  const { pending, clock } = usePunch(zone);
  return punchOrder
    .filter((kind) => next?.includes(kind))
    .map((kind) => (
      <Button
        key={kind}
        tone={kind === primary ? 'primary' : 'default'}
        icon={icons[kind]}
        busy={pending === kind}
        disabled={pending !== null && pending !== kind}
        onClick={() => void clock(kind)}
      >
        {punchLabels[kind]}
      </Button>
    ));
}

interface PunchButtonsProps {
  readonly next: readonly PunchKind[] | null;
  readonly primary: PunchKind | null;
  /** Of the viewer. */
  readonly zone: string;
}
