-- What names are compared by follows the name.
create or replace function keep_job_description_template_name_key() returns trigger language plpgsql as $$
begin
  new.name_key := search_key(new.name);
  return new;
end $$;
