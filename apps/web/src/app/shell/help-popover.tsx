import type { ScreenName } from '@muster/contract/all-screens.ts';
import { screenHelp } from '@muster/contract/screen-help.ts';
import type { RefObject } from 'react';
import { useCurrentScreen } from '../../platform/access/current-screen.ts';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { usePhone } from '../../ui/use-compact.ts';
import styles from './shell.module.css';
import { shortcutText } from './shortcut-text.ts';

/** Help with the open screen, the search, and the keys. */
export function HelpPopover({ opened = true, onClose, anchor, onSearch, onKeys }: HelpPopoverProps) {
  const screen = useCurrentScreen();
  const hasKeys = !usePhone();
  const text = screen && screenHelp[screen.name as ScreenName];
  const leaveFor = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Popover opened={opened} anchor={anchor} onClose={onClose} label="Help" placement="bottom-end" width={300}>
      <div className={styles.help}>
        {text ? (
          <>
            <h2 className={styles.helpTitle}>{screen.title}</h2>
            <p className={styles.helpText}>{text}</p>
          </>
        ) : null}
        <h2 className={styles.helpTitle}>Find anything</h2>
        <p className={styles.helpText}>Search takes you to every screen and person that you may see.</p>
        <Button wide trailing={hasKeys ? <Kbd>{shortcutText('K')}</Kbd> : undefined} onClick={leaveFor(onSearch)}>
          Open search
        </Button>
        {hasKeys ? (
          <Button wide trailing={<Kbd>?</Kbd>} onClick={leaveFor(onKeys)}>
            Show all keys
          </Button>
        ) : null}
        <p className={styles.helpText}>Questions about your account or rights? Ask an administrator of your portal.</p>
      </div>
    </Popover>
  );
}

export interface HelpActs {
  readonly onSearch: () => void;
  readonly onKeys: () => void;
}

interface HelpPopoverProps extends PanelProps, HelpActs {
  readonly anchor: RefObject<HTMLElement | null>;
}
