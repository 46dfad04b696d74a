interface PageExit {
  readonly open: (address: string) => void;
  readonly reload: () => void;
}

const browserExit: PageExit = {
  open: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
};

let exit = browserExit;

/** Loads an address as a new page: everything in memory (token, data, user) is discarded. */
export const leavePage = (address: string): void => exit.open(address);

export const reloadPage = (): void => exit.reload();

/** Lets a test observe that the page is left. Call the returned function to restore the browser's own navigation. */
export function replacePageExit(replacement: PageExit): () => void {
  exit = replacement;
  return () => {
    exit = browserExit;
  };
}
