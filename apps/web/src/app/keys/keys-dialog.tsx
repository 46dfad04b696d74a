import { declaredKeys, type KeyGroup } from '../../platform/keys/screen-keys.ts';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { AppModal } from '../../ui/overlay/app-modal.tsx';
import { shortcutText } from '../shell/shortcut-text.ts';
import type { GoKey } from './go-keys.ts';
import styles from './keys-dialog.module.css';

/** All keys: those of every screen, of the screen behind the dialog, and of the screens to go to. */
export function KeysDialog({ goKeys, opened, onClose }: KeysDialogProps) {
  const groups: readonly KeyGroup[] = [
    ...merged(declaredKeys()),
    {
      title: 'Everywhere',
      lines: [
        { keys: [shortcutText('K')], does: 'Search or run an action' },
        { keys: ['?'], does: 'Show all keys' },
        { keys: ['↑', '↓'], does: 'Move in menus and lists' },
        { keys: ['Enter'], does: 'Open the selected item' },
        { keys: ['Esc'], does: 'Close' },
      ],
    },
    { title: 'Go to', lines: goKeys.map(({ letter, label }) => ({ keys: ['G', letter.toUpperCase()], does: label })) },
  ];
  return (
    <AppModal opened={opened} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <div className={styles.groups} tabIndex={-1} data-autofocus="">
        {groups.map(({ title, lines }) => (
          <section key={title} className={styles.group} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.lines}>
              {lines.map(({ keys, does }) => (
                <li key={does} className={styles.line}>
                  <span>{does}</span>
                  <span className={styles.keys}>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </AppModal>
  );
}

interface KeysDialogProps {
  readonly goKeys: readonly GoKey[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Parts of a screen that declare keys under the same title share a group. */
function merged(groups: readonly KeyGroup[]): readonly KeyGroup[] {
  const byTitle = Map.groupBy(groups, ({ title }) => title);
  return [...byTitle].map(([title, parts]) => ({ title, lines: distinct(parts.flatMap(({ lines }) => lines)) }));
}

/** Two tables of a screen declare the same keys. */
const distinct = (lines: KeyGroup['lines']): KeyGroup['lines'] => [
  ...new Map(lines.map((line) => [line.does, line])).values(),
];
