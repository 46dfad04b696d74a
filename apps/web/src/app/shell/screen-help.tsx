import type { ScreenName } from '@muster/contract/all-screens.ts';
import { screenHelp } from '@muster/contract/screen-help.ts';
import styles from './shell.module.css';

/** The help of the open screen. Loaded when the help opens. */
export function ScreenHelp({ name, title }: { readonly name: string; readonly title: string }) {
  const text = screenHelp[name as ScreenName];
  if (text === undefined) return null;
  return (
    <>
      <h2 className={styles.helpTitle}>{title}</h2>
      <p className={styles.helpText}>{text}</p>
    </>
  );
}
