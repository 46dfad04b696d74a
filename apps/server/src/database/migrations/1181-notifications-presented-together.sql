-- One notification is for all candidates who are presented together, and says how many. The earlier ones are for one.
update notification set params = params || '{"candidates": 1}' where type = 'recruitment.presented' and params is not null;
