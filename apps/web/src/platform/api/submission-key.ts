import { useRef } from 'react';

/**
 * One Idempotency-Key for the submission of a form: the same while the same values are retried, so that a lost answer
 * creates nothing twice; a new one for other values or after success (`settle`).
 */
export function useSubmissionKey() {
  const held = useRef<{ readonly values: string; readonly key: string } | null>(null);
  return {
    keyFor(body: unknown): string {
      const values = JSON.stringify(body ?? null);
      if (held.current?.values !== values) held.current = { values, key: newKey() };
      return held.current.key;
    },
    settle(): void {
      held.current = null;
    },
  };
}

// Not crypto.randomUUID, which browsers offer only on secure origins; the portal may use http on an internal network.
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
