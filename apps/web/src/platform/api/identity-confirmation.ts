import { isProblem } from './problem-error.ts';

/** Asks for the password; true once it was accepted, false if the user cancelled. */
type AskIdentity = () => Promise<boolean>;

let ask: AskIdentity | null = null;
let open: Promise<boolean> | null = null;

/** The dialog for calls that require a fresh factor. Call the returned function to remove it. */
export function provideIdentityDialog(dialog: AskIdentity): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
}

/**
 * Sends the call; if the server requires a confirmed identity, asks once and sends again. Concurrent calls share one
 * dialog.
 */
export async function confirmedIdentity(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (!isProblem(error, 'confirm-identity') || ask === null) throw error;
    open ??= ask().finally(() => {
      open = null;
    });
    if (await open) return send();
    throw error;
  }
}
