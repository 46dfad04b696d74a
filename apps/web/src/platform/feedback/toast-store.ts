import { toastMs } from '@muster/contract/constants.ts';
import type { ReactNode } from 'react';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error' | 'info';
  readonly title: string;
  /** Lines below the title: the messages of a form. */
  readonly lines: readonly string[];
  readonly action: ReactNode;
  /** How long it stays, in ms. */
  readonly durationMs: number;
  /** The next success ends it: the refused action has then been repeated. */
  readonly isUntilSuccess: boolean;
}

export interface ToastOptions {
  readonly durationMs?: number;
  readonly action?: ReactNode;
  readonly isUntilSuccess?: boolean;
}

/** Section 9. */
const mostAtOnce = 4;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addToast(tone: Toast['tone'], title: string, lines: readonly string[], options: ToastOptions): number {
  lastId += 1;
  const { durationMs = toastMs, action = null, isUntilSuccess = false } = options;
  // The same text replaces the earlier toast: five presses do not show five toasts.
  const others = toasts.filter((toast) => toast.title !== title || toast.lines.join() !== lines.join());
  const kept = tone === 'success' ? others.filter((toast) => !toast.isUntilSuccess) : others;
  publish([...kept, { id: lastId, tone, title, lines, action, durationMs, isUntilSuccess }].slice(-mostAtOnce));
  return lastId;
}

export function removeToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function clearToasts(): void {
  publish([]);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
