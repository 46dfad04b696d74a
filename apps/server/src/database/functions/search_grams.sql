-- Trigrams that every text containing the term has. Those at both ends are left out, because the word may continue there.
-- Empty for terms too short to have trigrams and for non-ASCII letters, whose trigrams show_trgm hashes.
create or replace function search_grams(term text) returns text[]
language plpgsql stable parallel safe as $$
declare
  wanted text := search_key(term);
  words text[] := string_to_array(trim(regexp_replace(wanted, '[^a-z0-9]+', ' ', 'g')), ' ');
begin
  if wanted ~ '[^\x01-\x7f]' then
    return '{}';
  end if;
  return array(
    select gram from unnest(show_trgm(wanted)) gram
    except select gram from unnest(show_trgm(words[1])) gram where gram like ' %'
    except select gram from unnest(show_trgm(words[cardinality(words)])) gram where gram like '% '
  );
end $$;
