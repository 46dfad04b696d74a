import { problemText } from '../api/problem-error.ts';

interface ChoicesQuery {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** The `list` of a field whose choices a query loads: it says when they load, and why they did not, with a way to try again. */
export const choiceList = ({ isPending, error, refetch }: ChoicesQuery) => ({
  loading: isPending,
  error: error ? problemText(error) : null,
  onRetry: () => void refetch(),
});
