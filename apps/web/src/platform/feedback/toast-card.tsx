import { IconAlertCircleFilled, IconCircleCheckFilled, IconInfoCircleFilled, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { removeToast, type Toast } from './toast-store.ts';
import styles from './toaster.module.css';

const icons = { success: IconCircleCheckFilled, error: IconAlertCircleFilled, info: IconInfoCircleFilled };
const mostLines = 6;

export function ToastCard({ toast }: { readonly toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  const held = useHeld(card);
  // The timer pauses while the toast has focus or hover, and restarts afterwards.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => removeToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.durationMs]);
  const Icon = icons[toast.tone];
  const hiddenLines = toast.lines.length - mostLines;
  return (
    <div ref={card} className={styles.toast} data-tone={toast.tone} role={toast.tone === 'error' ? 'alert' : undefined}>
      <Icon size={18} className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.lines.length > 0 ? (
          <ul className={styles.lines}>
            {toast.lines.slice(0, mostLines).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {hiddenLines > 0 ? <li>and {hiddenLines} more</li> : null}
          </ul>
        ) : null}
        {toast.action}
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => removeToast(toast.id)}>
        <IconX size={15} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Whether a mouse or the focus rests on an element. */
function useHeld(card: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (element === null) return;
    const hold = () => setHeld(true);
    const letGo = () => setHeld(false);
    for (const start of ['pointerenter', 'focusin']) element.addEventListener(start, hold);
    for (const end of ['pointerleave', 'focusout']) element.addEventListener(end, letGo);
    return () => {
      for (const start of ['pointerenter', 'focusin']) element.removeEventListener(start, hold);
      for (const end of ['pointerleave', 'focusout']) element.removeEventListener(end, letGo);
    };
  }, [card]);
  return held;
}
