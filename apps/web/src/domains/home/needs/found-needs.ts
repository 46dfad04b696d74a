import type { Need } from '@muster/contract/domains/home/need-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { kindLooks, shownNeeds } from './need-kinds.ts';
import { needTexts } from './need-texts.ts';

/** An entry as the search of the portal shows it. */
interface FoundNeed {
  readonly label: string;
  readonly hint: string;
  readonly to: string;
}

export function foundNeeds(needs: readonly Need[], zone: string): readonly FoundNeed[] {
  return shownNeeds(needs, zone, needTexts).map(({ name, line, about, client, kind, waiting }) => ({
    label: name,
    hint: [kindLooks[kind].one, line, about, client].filter(Boolean).join(' · '),
    to: pathOf('actionCenterDetails', { uuid: waiting.uuid }),
  }));
}
