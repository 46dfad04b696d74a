-- Until the transaction ends, nobody else links or adds an account with this address.
create or replace function lock_address(address text) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7253007, hashtext(lower(address)));
end $$;
