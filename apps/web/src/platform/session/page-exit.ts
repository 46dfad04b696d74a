interface PageExit {
  readonly open: (address: string) => void;
  readonly reload: () => void;
}

const browserExit: PageExit = {
  open: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
};

let exit = browserExit;

/** Loads an address afresh: everything that this page keeps in memory (token, data, user) is gone. */
export const leavePage = (address: string): void => exit.open(address);

export const reloadPage = (): void => exit.reload();

/** Lets a test watch the page being left. Call the answer to put the browser's own way back. */
export function replacePageExit(replacement: PageExit): () => void {
  exit = replacement;
  return () => {
    exit = browserExit;
  };
}
