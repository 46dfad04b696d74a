-- Row security applies before the search in an array, so no plan uses this index.
drop index approval_request_approvers;
