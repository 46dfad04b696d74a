-- The label that a viewer reads and so may search for (section 2.9).
create or replace function location_label(location text) returns text
language sql immutable parallel safe
return :work_location_labels ->> location;
