import { isProblem } from './problem-error.ts';

/** Asks the person for the password; true once it was accepted, false where they gave up. */
type AskIdentity = () => Promise<boolean>;

let ask: AskIdentity | null = null;
let open: Promise<boolean> | null = null;

/** The dialog that stands ready for calls that want a fresh factor. Call the answer to take it away. */
export function provideIdentityDialog(dialog: AskIdentity): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
}

/** Sends; where the server wants the person confirmed first, asks once and sends again. One dialog for calls at once. */
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
