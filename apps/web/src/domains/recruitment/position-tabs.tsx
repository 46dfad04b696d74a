import { pathOf } from '@muster/contract/screen-paths.ts';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';

type Part = 'position' | 'candidates' | 'notes' | 'attachments';

/** The pages about one position, the same on each of them. */
export function PositionTabs({ active, position: { id, uuid } }: PositionTabsProps) {
  return (
    <LinkTabs
      label="Pages of the position"
      active={active}
      tabs={[
        { id: 'position', label: 'Position', to: pathOf('openPositionDetails', { id }) },
        { id: 'candidates', label: 'Candidates', to: pathOf('positionCandidates', { uuid }) },
        { id: 'notes', label: 'Notes', to: pathOf('positionNotes', { uuid }) },
        { id: 'attachments', label: 'Attachments', to: pathOf('positionAttachments', { uuid }) },
      ]}
    />
  );
}

interface PositionTabsProps {
  readonly active: Part;
  readonly position: { readonly id: number; readonly uuid: string };
}
