import type { Tone } from '@muster/contract/state-words.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import type { OwnClock } from './own-clock.ts';

const states = {
  working: { tone: 'green', text: 'Working' },
  break: { tone: 'blue', text: 'On break' },
  out: { tone: 'gray', text: 'Clocked out' },
} as const satisfies Readonly<Record<OwnClock['state'], { tone: Tone; text: string }>>;

export function ClockStateBadge({ state }: Pick<OwnClock, 'state'>) {
  const { tone, text } = states[state];
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}
