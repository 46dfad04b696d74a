import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import styles from './drop-zone.module.css';

/** Accepts files by drag and drop, press or keyboard. The caller processes them. */
export function DropZone({ label, hint, error, accept, many = false, disabled = false, onFiles }: DropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const drag = useFileDrag(disabled, (files) => give(files));
  const give = (files: readonly File[]) => {
    const taken = many ? files : files.slice(0, 1);
    if (taken.length > 0) onFiles(taken);
  };
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <div
        className={styles.zone}
        data-over={drag.isOver || undefined}
        data-disabled={disabled || undefined}
        {...drag.on}
      >
        <span className={styles.icon}>
          <IconUpload size={20} aria-hidden="true" />
        </span>
        <p className={styles.text}>
          <label className={styles.choose}>
            <input
              ref={input}
              className={styles.input}
              type="file"
              aria-label={label}
              aria-describedby={described === '' ? undefined : described}
              aria-invalid={error ? true : undefined}
              accept={accept}
              multiple={many}
              disabled={disabled}
              onChange={(event) => {
                give([...(event.target.files ?? [])]);
                // Lets the user select the same file again after an error.
                event.target.value = '';
              }}
            />
            <span>{many ? 'Choose files' : 'Choose a file'}</span>
          </label>{' '}
          or drop {many ? 'them' : 'it'} here
        </p>
        {hint ? (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        ) : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export interface DropZoneProps {
  /** Name of the field for screen readers. */
  readonly label: string;
  /** Kinds and limit. */
  readonly hint?: string;
  readonly error?: string | null | undefined;
  /** As the `accept` of an input. */
  readonly accept?: string;
  readonly many?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Entering a child fires a leave event of the zone, so entries are counted. */
function useFileDrag(disabled: boolean, onDrop: (files: readonly File[]) => void) {
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  const move = (step: number) => {
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  return {
    isOver,
    on: {
      onDragEnter: (event: DragEvent) => {
        if (hasFiles(event)) move(1);
      },
      onDragLeave: () => move(-1),
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        move(-depth.current);
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
