-- An administrator shops like anybody else, in the role admin (specification 6): what a member writes to the log, an administrator must be able to.
grant insert (user_id, type, target, description) on management.logs to shop_admin;
