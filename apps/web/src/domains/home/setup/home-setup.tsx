import { SetupCard } from './setup-card.tsx';
import { useSetup } from './use-setup.ts';

/** What a new portal still needs; nothing once it is there. */
export function HomeSetup() {
  const { steps } = useSetup();
  return steps ? <SetupCard steps={steps} /> : null;
}
