import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LoadingBar } from '../../ui/state/loading-bar.tsx';
import { showError } from '../feedback/toasts.ts';
import { keysTaken } from '../keys/takes-keys.ts';
import styles from './lazy-panel.module.css';

/** What every panel and dialog takes. Without `opened` it is on the page only while it is open. */
export interface PanelProps {
  readonly opened?: boolean;
  readonly onClose: () => void;
}

/**
 * A panel or dialog whose code is loaded when it is first opened:
 * `lazyPanel(() => import('./office.panel.tsx').then((part) => part.OfficePanel))`. If loading fails, it closes with a
 * message, and the next opening tries again. While it loads, no key acts on the page: who presses R goes on with the reason.
 */
export function lazyPanel<Props extends PanelProps>(load: PanelCode<Props>['load']): (props: Props) => ReactNode {
  const code: PanelCode<Props> = { load, loaded: null };
  return (props) => <LoadedPanel code={code} panel={props} />;
}

interface PanelCode<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
}

function LoadedPanel<Props extends PanelProps>({ code, panel }: LoadedPanelProps<Props>) {
  const [Panel, setPanel] = useState(() => code.loaded);
  const { opened = true, onClose } = panel;
  const isLoading = opened && Panel === null;
  useEffect(() => {
    if (!isLoading) return;
    let isWanted = true;
    code.load().then(
      (part) => {
        code.loaded = part;
        if (isWanted) setPanel(() => part);
      },
      () => {
        if (!isWanted) return;
        showError(failed);
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code, isLoading, onClose]);
  if (Panel) return <Panel {...panel} />;
  return isLoading ? (
    <div className={styles.loading} {...keysTaken}>
      <LoadingBar shown />
    </div>
  ) : null;
}

interface LoadedPanelProps<Props> {
  readonly code: PanelCode<Props>;
  readonly panel: Props;
}

const failed = 'This part of the page could not be loaded. Check your connection and try again, or reload the page.';
