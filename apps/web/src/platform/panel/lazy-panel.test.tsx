import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearToasts } from '../feedback/toast-store.ts';
import { Toaster } from '../feedback/toaster.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { lazyPanel, type PanelProps } from './lazy-panel.tsx';
import { useLazyPanel } from './use-lazy-panel.tsx';

beforeEach(() => clearToasts());

interface DeskPanelProps extends Required<PanelProps> {
  readonly desk: string;
}

function DeskPanel({ desk, opened, onClose }: DeskPanelProps) {
  const [note, setNote] = useState('');
  if (!opened) return <p>closing {desk}</p>;
  return (
    <section aria-label={desk}>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}

function Desks({ Panel }: { readonly Panel: ReturnType<typeof lazyPanel<DeskPanelProps>> }) {
  const { open, panel } = useLazyPanel((desk: string, state) => <Panel desk={desk} {...state} />);
  return (
    <>
      <button type="button" onClick={() => open('A1')}>
        Open A1
      </button>
      <button type="button" onClick={() => open('B2')}>
        Open B2
      </button>
      {panel}
      <Toaster />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('loads the code with the first opening and stays on the page while it closes', async () => {
  const load = vi.fn(async () => DeskPanel);
  render(<Desks Panel={lazyPanel(load)} />);
  expect(load).not.toHaveBeenCalled();
  await press('Open A1');
  expect(await screen.findByRole('region', { name: 'A1' })).toBeTruthy();
  await press('Close');
  expect(screen.getByText('closing A1')).toBeTruthy();
  await press('Open B2');
  expect(screen.getByRole('region', { name: 'B2' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('starts a new panel with each opening', async () => {
  render(<Desks Panel={lazyPanel(async () => DeskPanel)} />);
  await press('Open A1');
  await userEvent.type(await screen.findByLabelText('Note'), 'draft');
  await press('Close');
  await press('Open A1');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('');
});

it('shows that it loads', async () => {
  render(<Desks Panel={lazyPanel(() => new Promise(() => undefined))} />);
  await press('Open A1');
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
});

it('says that it could not be loaded, closes, and tries again with the next opening', async () => {
  let isBroken = true;
  const Panel = lazyPanel(async () => {
    if (isBroken) throw new Error('no network');
    return DeskPanel;
  });
  render(<Desks Panel={Panel} />);
  await press('Open A1');
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  expect(screen.queryByRole('progressbar', { name: 'Loading' })).toBeNull();
  isBroken = false;
  await press('Open A1');
  expect(await screen.findByRole('region', { name: 'A1' })).toBeTruthy();
});

function Keys({ pressed }: { readonly pressed: string[] }) {
  usePageKeys((key) => pressed.push(key) > 0);
  return null;
}

it('has the keys of the page while it loads, so that the first letters of a reason do nothing else', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof DeskPanel>();
  const Panel = lazyPanel(() => promise);
  const pressed: string[] = [];
  render(
    <>
      <Keys pressed={pressed} />
      <Desks Panel={Panel} />
    </>,
  );
  await press('Open A1');
  await userEvent.keyboard('away');
  expect(pressed).toEqual([]);
  resolve(DeskPanel);
  await screen.findByRole('region', { name: 'A1' });
  await userEvent.keyboard('a');
  expect(pressed).toEqual(['a']);
});

const Form = lazyPanel(async () => DeskPanel);
// As a browser reports a module that the server answers with 404.
const Gone = lazyPanel<DeskPanelProps>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
);

function FormPage() {
  const form = useLazyPanel((desk: string, state) => <Form desk={desk} {...state} />);
  const dialog = useLazyPanel((desk: string, state) => <Gone desk={desk} {...state} />);
  return (
    <>
      <button type="button" onClick={() => form.open('A1')}>
        Open form
      </button>
      <button type="button" onClick={() => dialog.open('B2')}>
        Open dialog
      </button>
      {form.panel}
      {dialog.panel}
      <Toaster />
    </>
  );
}

it('keeps what is typed in an open form when a part of an earlier build is gone', async () => {
  render(<FormPage />);
  await press('Open form');
  await userEvent.type(await screen.findByLabelText('Note'), 'draft');
  await press('Open dialog');
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('draft');
});
