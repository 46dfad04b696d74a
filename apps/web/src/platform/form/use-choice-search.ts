import { useState } from 'react';
import { useSettled } from './use-settled.ts';

const pauseMs = 300;

/** For a field whose choices the server finds: `onSearch` takes what is typed, `search` follows after a pause. */
export function useChoiceSearch() {
  const [typed, onSearch] = useState('');
  const { search } = useSettled({ search: typed.trim() }, pauseMs);
  return { search, onSearch };
}
