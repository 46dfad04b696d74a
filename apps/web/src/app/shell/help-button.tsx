import { IconHelp } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useCurrentScreen } from '../../platform/access/current-screen.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { usePhone } from '../../ui/use-compact.ts';
import styles from './shell.module.css';
import { shortcutText } from './shortcut-text.ts';

const ScreenHelp = lazy(() => import('./screen-help.tsx').then((part) => ({ default: part.ScreenHelp })));

/** Help with the open screen, the search, and the keys. */
export function HelpButton({ onSearch, onKeys }: HelpButtonProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState(false);
  const screen = useCurrentScreen();
  const hasKeys = !usePhone();
  return (
    <span ref={anchor}>
      <IconButton
        label="Help"
        icon={<IconHelp size={19} stroke={1.7} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      />
      <Popover
        opened={opened}
        anchor={anchor}
        onClose={() => setOpened(false)}
        label="Help"
        placement="bottom-end"
        width={300}
      >
        <div className={styles.help}>
          <Suspense>{screen ? <ScreenHelp name={screen.name} title={screen.title} /> : null}</Suspense>
          <h2 className={styles.helpTitle}>Find anything</h2>
          <p className={styles.helpText}>Search takes you to every screen and person that you may see.</p>
          <Button
            wide
            trailing={hasKeys ? <Kbd>{shortcutText('K')}</Kbd> : undefined}
            onClick={() => {
              setOpened(false);
              onSearch();
            }}
          >
            Open search
          </Button>
          {hasKeys ? (
            <Button
              wide
              trailing={<Kbd>?</Kbd>}
              onClick={() => {
                setOpened(false);
                onKeys();
              }}
            >
              Show all keys
            </Button>
          ) : null}
          <p className={styles.helpText}>
            Questions about your account or rights? Ask an administrator of your portal.
          </p>
        </div>
      </Popover>
    </span>
  );
}

interface HelpButtonProps {
  readonly onSearch: () => void;
  readonly onKeys: () => void;
}
