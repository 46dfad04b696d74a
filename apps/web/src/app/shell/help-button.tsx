import { IconHelp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { HelpActs } from './help-popover.tsx';

const HelpPopover = lazyPanel(() => import('./help-popover.tsx').then((part) => part.HelpPopover));

/** Opens the help, whose texts are loaded then. */
export function HelpButton(acts: HelpActs) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <span ref={anchor}>
      <IconButton
        label="Help"
        icon={<IconHelp size={19} stroke={1.7} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      />
      <HelpPopover {...acts} opened={opened} anchor={anchor} onClose={() => setOpened(false)} />
    </span>
  );
}
