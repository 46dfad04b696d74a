import { hireRefusal } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import type { ApplicationStage } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { applicationAccess } from '@muster/contract/domains/recruitment/applications.policy.ts';
import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../platform/panel/use-lazy-panel.tsx';
import { useMay } from '../../platform/session/use-session.ts';

const HirePanel = lazyPanel(() => import('./hire.panel.tsx').then((part) => part.HirePanel));

interface Hireable {
  readonly id: number;
  readonly stage: ApplicationStage;
}

/** Opens the employee form for an application with an offer. Render `panel`. */
export function useHire() {
  const may = useMay(applicationAccess.hire);
  const { open, panel } = useLazyPanel((id: number, state) => <HirePanel id={id} {...state} />);
  const mayHire = (application: Hireable) => may && hireRefusal(application) === null;
  return { mayHire, hire: ({ id }: Pick<Hireable, 'id'>) => open(id), panel };
}
