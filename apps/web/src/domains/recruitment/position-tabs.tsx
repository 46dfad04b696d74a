import { pathOf } from '@muster/contract/screen-paths.ts';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { usePositionCounts } from './use-position-counts.ts';

type Part = 'position' | 'candidates' | 'notes' | 'attachments';

/** The pages about one position, the same on each of them. */
export function PositionTabs({ active, position }: PositionTabsProps) {
  const { id, uuid } = position;
  const counts = usePositionCounts(position);
  return (
    <LinkTabs
      label="Pages of the position"
      active={active}
      tabs={[
        { id: 'position', label: 'Position', to: pathOf('openPositionDetails', { id }) },
        { id: 'candidates', label: 'Candidates', to: pathOf('positionCandidates', { uuid }), count: counts.candidates },
        { id: 'notes', label: 'Notes', to: pathOf('positionNotes', { uuid }), count: counts.notes },
        {
          id: 'attachments',
          label: 'Attachments',
          to: pathOf('positionAttachments', { uuid }),
          count: counts.attachments,
        },
      ]}
    />
  );
}

interface PositionTabsProps {
  readonly active: Part;
  readonly position: { readonly id: number; readonly uuid: string };
}
