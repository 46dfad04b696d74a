import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconBriefcase } from '@tabler/icons-react';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';

export const UnknownPosition = () => (
  <UnknownRecord
    thing="open position"
    icon={<IconBriefcase aria-hidden="true" />}
    list={{ name: 'my open positions', to: pathOf('myOpenPositions') }}
  />
);
