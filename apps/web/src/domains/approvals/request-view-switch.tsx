import { ViewSwitch } from '../../ui/period/view-switch.tsx';

export type RequestView = 'waiting' | 'decided';

/** Switches a list between requests that wait for a decision and decided ones. */
export function RequestViewSwitch({ label, view, onChange }: RequestViewSwitchProps) {
  return (
    <ViewSwitch label={label}>
      {choices.map(({ name, text }) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onChange(name)}>
          {text}
        </button>
      ))}
    </ViewSwitch>
  );
}

const choices = [
  { name: 'waiting', text: 'Pending approval' },
  { name: 'decided', text: 'Decided' },
] as const;

interface RequestViewSwitchProps {
  readonly label: string;
  readonly view: RequestView;
  readonly onChange: (view: RequestView) => void;
}
