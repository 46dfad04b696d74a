import { useSetup } from '../setup/use-setup.ts';
import { TodayStrip } from './today-strip.tsx';

/** Today, below what a new portal still needs. */
export function HomeToday() {
  const { steps, isLoading } = useSetup();
  // A new one below the list: moving it would count as a layout shift.
  return <TodayStrip key={steps ? 'below' : 'first'} isHeld={isLoading} />;
}
