-- An entry of a far day would make every answer count the policies until then. Rows from before stay as they are.
alter table leave_entry add constraint leave_entry_near check (effective_on between date '2000-01-01' and date '2199-12-31') not valid;
