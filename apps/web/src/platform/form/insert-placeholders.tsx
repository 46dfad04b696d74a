import type { PlaceholderLabels } from '@muster/contract/placeholders.rules.ts';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button/button.tsx';
import styles from './insert-placeholders.module.css';
import { useInsertion } from './use-insertion.ts';

/** Text areas with buttons that insert a placeholder at the cursor of the one that was used last, `name` at first. */
export function InsertPlaceholders({ labels, name, children }: InsertPlaceholdersProps) {
  const { watch, setValue } = useFormContext<Record<string, string>>();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement | null>(null);
  const [target, setTarget] = useState(name);
  const { insert, onSelect } = useInsertion(input, {
    text: watch(target) ?? '',
    write: (text) => setValue(target, text, { shouldDirty: true }),
  });
  const follow = (event: SyntheticEvent) => {
    onSelect(event);
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    input.current = event.target;
    setTarget(event.target.name);
  };
  const insertInto = (place: string) => {
    input.current ??= box.current?.querySelector('textarea') ?? null;
    insert(`{${place}}`);
  };
  return (
    <div ref={box} className={styles.box} onSelect={follow}>
      {children}
      <fieldset className={styles.places}>
        <legend>Insert</legend>
        {Object.entries(labels).map(([place, label]) => (
          <Button key={place} small aria-label={`Insert ${label}`} onClick={() => insertInto(place)}>
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

interface InsertPlaceholdersProps {
  readonly labels: PlaceholderLabels;
  /** Of the first field. */
  readonly name: string;
  /** Text area fields. */
  readonly children: ReactNode;
}
